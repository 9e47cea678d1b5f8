// A word or two under a square of the map: what choosing it would bring, where that is not plain.
import { t } from '../../lib/i18n.svelte';
import type { Desk } from './desk.svelte';
import { at, held, sum } from './facts';
import { raidedBy, shutBy } from './police';
import type { Place } from './types';
import { isBox } from './words';

export function whyOf(desk: Desk): Partial<Record<Place, string>> {
  const { view, seat, phase, numbers } = desk;
  const found: Partial<Record<Place, string>> = {};
  if (!view || seat === null || !desk.owes) return found;
  for (const place of desk.places.filter((one) => !isBox(one))) {
    const others = held(view, place).filter((other) => other !== seat);
    if (phase === 'move' && desk.slot === 'to' && others.length) found[place] = t('gangs-why-fight');
    if (phase === 'retreat' && place === view.seats[seat]?.hq) found[place] = t('gangs-why-hq');
    if (phase !== 'police' && phase !== 'bribe') continue;
    const from = desk.parts.pawn ? view.police[Number(desk.parts.pawn) - 1] : undefined;
    const raided = raidedBy(view, numbers, place, from).reduce((count, other) => count + sum(at(view, place, other)), 0);
    const dollars = shutBy(view, numbers, place, from);
    if (raided) found[place] = t('gangs-why-raid', { count: raided });
    else if (dollars) found[place] = t('gangs-why-shuts', { dollars });
  }
  return found;
}
