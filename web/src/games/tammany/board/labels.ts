// The map in words, for those who hear it.
import { language, t } from '../../../lib/i18n.svelte';
import { NATIONS, type Count, type View, type Ward, type Zone } from '../types';
import { leaderOf } from './pieces';

/** may: choosable; not: not choosable; chosen; rest: not voting now; vote: in the spotlight of an election. */
export type WardState = 'may' | 'not' | 'chosen' | 'rest' | 'vote';

const SPECIAL: Partial<Record<Ward, string>> = { '1': 'cube', '2': 'cube', '4': 'favor', '7': 'favor', '14': 'hall' };

/** The election after which a zone opens (rules, 3.4). */
const OPENINGS: Record<number, Partial<Record<Zone, number>>> = { 3: { II: 1, III: 2 }, 4: { III: 1 } };
const ORDINALS = ['first', 'second'];

export function opening(view: View, zone: Zone): string {
  const election = OPENINGS[view.players]?.[zone] ?? 1;
  return t('board-opens', { election: election === view.term ? 'this' : (ORDINALS[election - 1] ?? '') });
}

/** One for each language: making one takes longer than all that is said with it. */
const formats = new Map<string, Intl.ListFormat>();

function list(items: string[]): string {
  const spoken = language();
  const format = formats.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'unit', style: 'short' });
  formats.set(spoken, format);
  return format.format(items);
}

export function countsOf(count: Count): string {
  return list(NATIONS.filter((nation) => count[nation] > 0).map((nation) => t('board-cubes', { nation, count: count[nation] })));
}

function standing(ward: Ward, view: View, names: string[]): string {
  const present = view.wards[ward].bosses.flatMap((count, seat) => (count > 0 ? [{ name: names[seat] ?? '', count }] : []));
  const [first] = present;
  if (!first) return t('board-ward-empty', { ward });
  if (present.length === 1) return t('board-ward-alone', { ward, ...first });
  const counts = list(present.map((one) => t('board-bosses', one)));
  const leader = leaderOf(view.wards[ward].bosses);
  return leader === null ? t('board-ward-even', { ward, counts }) : t('board-ward-led', { ward, counts, name: names[leader] ?? '' });
}

/** All there is to know of a ward in one line: "Ward 6, even: Ann 1, Bob 1; Irish 1, English 1; choosable". */
export function wardLabel(ward: Ward, view: View, names: string[], state: WardState | undefined): string {
  const here = view.wards[ward];
  if (!here.open) return t('board-ward-closed', { ward, zone: here.zone, opens: opening(view, here.zone) });
  const clauses = [standing(ward, view, names), countsOf(here.cubes)];
  if (here.locked) clauses.push(t('board-locked'));
  const special = SPECIAL[ward];
  if (special) clauses.push(t('board-special', { special }));
  if (state) clauses.push(t('board-state', { state }));
  return clauses.reduce((before, next) => t('board-clauses', { before, next }));
}
