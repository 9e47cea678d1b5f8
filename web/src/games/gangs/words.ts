// Places, groups and weapons in words.
import { t } from '../../lib/i18n.svelte';
import { listed } from '../../table/cast';
import { squareName, type Numbers } from './numbers';
import { BOXES, type Box, type Group, type Place } from './types';

export const isBox = (place: Place): place is Box => (BOXES as readonly string[]).includes(place);

/** `6a Mulberry Bend`, `the Port`. */
export const placeName = (numbers: Numbers, place: Place): string => (isBox(place) ? t('gangs-box', { box: place }) : t('gangs-square', { code: place, name: squareName(numbers, place) }));
export const shortPlace = (place: Place): string => (isBox(place) ? t('gangs-box', { box: place }) : place);

/** `two men and a woman`. */
export function groupWords({ men, women }: Group): string {
  const parts = [...(men ? [t('gangs-men', { count: men })] : []), ...(women ? [t('gangs-women', { count: women })] : [])];
  return parts.length ? listed(parts) : t('gangs-nobody');
}

export function weaponWords({ blades, guns }: { blades: number; guns: number }): string {
  const parts = [...(guns ? [t('gangs-guns', { count: guns })] : []), ...(blades ? [t('gangs-blades', { count: blades })] : [])];
  return parts.length ? listed(parts) : t('gangs-clubs-only');
}
