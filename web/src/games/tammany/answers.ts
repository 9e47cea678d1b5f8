// "What would this do": what choosing a ward now would change, in words, before it is chosen.
import { t } from '../../lib/i18n.svelte';
import { listed, type Cast } from '../../table/cast';
import type { Desk } from './desk.svelte';
import { choices } from './legal';
import { standing, withBosses } from './standing';
import type { Nation, Ward } from './types';

export interface Answer {
  title: string;
  now: string; // how it stands
  after: string; // how it would stand
  gain: { nation: Nation; text: string } | null;
}

/** The favor a cube from Castle Garden would bring. */
export function gainOf(desk: Desk, nation: Nation): { nation: Nation; text: string } | null {
  const view = desk.view;
  const before = desk.seat === null ? 0 : (view?.seats[desk.seat]?.favors[nation] ?? 0);
  const left = view?.supply?.[nation] ?? 1;
  return { nation, text: left > 0 ? t('answer-gain', { nation, before, after: before + 1 }) : t('answer-no-gain', { nation }) };
}

export function answer(desk: Desk, cast: Cast, ward: Ward): Answer | null {
  const { view, kind, slot, seat } = desk;
  const place = view?.wards[ward];
  if (!view || !place) return null;
  const now = place.open ? standing(place.bosses, cast) : t('answer-closed', { ward });
  const plain = { title: t('ward-title', { ward }), now: place.locked ? t('answer-locked', { ward }) : now, after: '', gain: null };
  if (!kind || !slot || seat === null || !desk.wards.includes(ward)) return plain;
  const nation = (desk.filled.nation ?? 'none') as Nation | 'none';
  const args = { ward, nation };
  switch (slot) {
    case 'first':
    case 'second':
    case 'boss': {
      const mine = (slot === 'second' && desk.filled.first === ward ? 1 : 0) + 1;
      return { title: t('answer-boss', args), now, after: t('answer-after', { standing: standing(withBosses(place.bosses, seat, mine), cast) }), gain: null };
    }
    case 'from':
      return { title: t('answer-from', args), now, after: '', gain: null };
    case 'to':
      return { title: nation === 'none' ? t('answer-newcomer', args) : t('answer-to', args), now, after: '', gain: null };
    case 'spread':
      return { title: t('answer-spread', args), now: t('answer-spread-price', args), after: loss(desk, cast, ward), gain: null };
    default:
      break;
  }
  if (kind === 'lock') return { title: t('answer-lock', args), now: t('answer-lock-note'), after: now, gain: null };
  if (kind === 'arrest') return { title: t('answer-arrest', args), now, after: '', gain: null };
  if (kind === 'slander') {
    const victims = choices(desk.moves, 'slander', { ward }, 'victim').map((victim) => cast.names[Number(victim)] ?? '');
    return { title: t('answer-slander', args), now, after: t('answer-victims', { victims: listed(victims) }), gain: null };
  }
  const title = nation === 'none' ? t('answer-newcomer', args) : t('answer-cube', args);
  const joined = kind === 'settle' && desk.filled.boss === ward; // by the boss of the same turn
  return { title, now: joined ? standing(withBosses(place.bosses, seat, 1), cast) : now, after: '', gain: kind === 'settle' && nation !== 'none' ? gainOf(desk, nation) : null };
}

/** A victim's bosses in a ward before and after a slander. */
function loss(desk: Desk, cast: Cast, ward: Ward): string {
  const victim = Number(desk.filled.victim);
  const before = desk.view?.wards[ward].bosses[victim] ?? 0;
  return t('answer-votes-lost', { who: cast.names[victim] ?? '', before, after: before - 1 });
}
