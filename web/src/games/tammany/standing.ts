// Who is ahead in a ward by bosses alone, in words.
import { t } from '../../lib/i18n.svelte';
import { listed, youOr, type Cast } from '../../table/cast';
import { NATIONS, WARDS, type Count, type View, type Ward } from './types';

/** The seat with most bosses, if it is one alone. */
export function leader(bosses: readonly number[]): number | null {
  const most = Math.max(...bosses);
  return most > 0 && bosses.filter((count) => count === most).length === 1 ? bosses.indexOf(most) : null;
}

/** "Even, 1 to 1", "You lead 2 to 1", "Nobody stands here". */
export function standing(bosses: readonly number[], cast: Cast): string {
  const there = bosses.flatMap((count, seat) => (count ? [seat] : []));
  const [first] = there;
  if (first === undefined) return t('standing-nobody');
  const ahead = leader(bosses);
  const most = Math.max(...bosses);
  if (ahead === null) return t('standing-even', { votes: most, who: listed(there.filter((seat) => bosses[seat] === most).map((seat) => cast.names[seat] ?? '')) });
  const args = { who: cast.names[ahead] ?? '', you: youOr(cast, ahead), votes: most };
  if (there.length === 1) return t('standing-alone', args);
  return t('standing-leads', { ...args, others: Math.max(...bosses.filter((_, seat) => seat !== ahead)) });
}

export const withBosses = (bosses: readonly number[], seat: number, more: number): number[] => bosses.map((count, p) => (p === seat ? Math.max(0, count + more) : count));

export const sum = (count: Partial<Count>): number => NATIONS.reduce((all, nation) => all + (count[nation] ?? 0), 0);

/** The most favors a seat could bid in a ward: of the nations that live there (public). */
export function couldAdd(view: View, ward: Ward, seat: number): Count {
  const lives = view.wards[ward].cubes;
  const holds = view.seats[seat]?.favors;
  return Object.fromEntries(NATIONS.map((nation) => [nation, lives[nation] ? (holds?.[nation] ?? 0) : 0])) as Count;
}

/** The wards each seat would win by bosses alone, how many are even, how many have nobody. */
export function forecast(view: View): { led: Ward[][]; even: number; empty: number } {
  const open = WARDS.filter((ward) => view.wards[ward].open);
  const led = view.seats.map((_, seat) => open.filter((ward) => leader(view.wards[ward].bosses) === seat));
  const empty = open.filter((ward) => view.wards[ward].bosses.every((count) => count === 0)).length;
  return { led, empty, even: open.length - empty - led.flat().length };
}
