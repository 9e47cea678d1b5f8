// What a policeman does where he stands, and what comes of paying him off.
import { t } from '../../lib/i18n.svelte';
import type { GangCast } from './cast';
import type { Entry } from '../../lib/api';
import { at, forecast, held, inForce, incomeOf, isOut, living, pawnsOn, paysAgain, squaresOf, sum } from './facts';
import type { Move } from './legal';
import type { Numbers } from './numbers';
import type { Square, View } from './types';

/** What he no longer does where he stood. */
export function pawnLeaves(view: View, numbers: Numbers, cast: GangCast, from: Square): string[] {
  const square = view.squares[from];
  const den = square?.den?.kind;
  if (!square || !den || square.owner === null || pawnsOn(view, from) > 1 || !paysAgain(view, numbers)) return [];
  return [t('gangs-pawn-opens', { kind: den, who: cast.gangNames[square.owner] ?? '', dollars: incomeOf(view, numbers, den) })];
}

/** Who has a den there and could pay him to go. */
export function whoCanPay(view: View, numbers: Numbers, to: Square): number | null {
  const owner = view.squares[to]?.den ? (view.squares[to]?.owner ?? null) : null;
  if (owner === null || (view.seats[owner]?.cash ?? 0) < numbers.police.bribe_cash) return null;
  return squaresOf(view).some((square) => at(view, square, owner).women > 0) ? owner : null;
}

type Reason = 'living' | 'cash' | 'influence';
export interface Mover {
  seat: number;
  reason: Reason;
  moved: Square | null; // where to; nothing: has not yet
}

/** Who moves a policeman this turn, and why (rules 6.2): those who have, by the log; whoever does now; and who would be next if all stays so. */
export function policeMovers(view: View, log: readonly Entry[], actor: number, left: number): Mover[] {
  const reasons: Reason[] = ['living', 'cash', 'influence'].slice(0, inForce(view, 'tammany') ? view.police.length : 2) as Reason[];
  const done = Math.max(0, view.police.length - left);
  const moves = done ? log.filter((entry) => entry.seat !== null && entry.text.startsWith('police ')).slice(-done) : [];
  const value = (reason: Reason, seat: number): number => (reason === 'living' ? sum(living(view, seat)) : reason === 'cash' ? (view.seats[seat]?.cash ?? 0) : (view.seats[seat]?.influence ?? 0));
  const lastFirst = [...view.order].reverse().filter((seat) => !isOut(view, seat));
  return reasons.flatMap((reason, i): Mover[] => {
    const move = moves[i - done + moves.length];
    if (i < done) return move?.seat == null ? [] : [{ seat: move.seat, reason, moved: move.text.split(' ')[2] ?? null }];
    const least = lastFirst.reduce((best, seat) => (value(reason, seat) < value(reason, best) ? seat : best), lastFirst[0] ?? actor);
    return [{ seat: i === done ? actor : least, reason, moved: null }];
  });
}

/** What he costs the den of a square he would go to; nothing where another policeman shuts it already. */
export function shutBy(view: View, numbers: Numbers, to: Square, from: Square | undefined): number {
  const den = view.squares[to]?.den?.kind;
  const others = pawnsOn(view, to) - (from === to ? 1 : 0);
  return den && others === 0 ? incomeOf(view, numbers, den) : 0;
}

/** The gangs that would be raided where he would go. After the window that opens the income there is no raid (rules 6.4). */
export function raidedBy(view: View, numbers: Numbers, to: Square, from: Square | undefined): number[] {
  const pawns = pawnsOn(view, to) + (from === to ? 0 : 1);
  return view.stage !== 'a' && pawns >= numbers.police.raid_pawns ? held(view, to) : [];
}

/** `from`: where he comes from, and is no more. */
export function pawnDoes(view: View, numbers: Numbers, cast: GangCast, to: Square, from: Square | undefined): string[] {
  const square = view.squares[to];
  const [den, dollars] = [square?.den?.kind, shutBy(view, numbers, to, from)];
  const said = square && den && dollars && square.owner !== null ? [t('gangs-pawn-shuts', { kind: den, who: cast.gangNames[square.owner] ?? '', dollars })] : [];
  for (const seat of raidedBy(view, numbers, to, from)) said.push(t('gangs-pawn-raid', { who: cast.gangNames[seat] ?? '', count: sum(at(view, to, seat)) }));
  return said.length ? said : [t('gangs-pawn-nothing')];
}

/** Of policemen on one square it is all the same which one goes: the first of them stands for all. */
export function withoutTwins(moves: readonly Move[], view: View): Move[] {
  const stands = ({ parts }: Move): Square | undefined => (parts.pawn ? view.police[Number(parts.pawn) - 1] : undefined);
  const found = new Map<string, Move>();
  for (const move of moves) {
    const key = stands(move) === undefined ? move.text : `${move.deed} ${stands(move)} ${move.parts.to} ${move.parts.woman ?? ''}`;
    if (!found.has(key)) found.set(key, move);
  }
  return [...found.values()];
}

export interface Threat {
  pawns: number; // that stand there
  dollars: number; // less at the next income, as long as one of them does
  raided: number; // members who go to the Tombs
}

/** What policemen on a square of its own mean to a gang. */
export function threatOn(view: View, numbers: Numbers, seat: number, square: Square): Threat {
  const pawns = pawnsOn(view, square);
  const free = { ...view, police: view.police.filter((at) => at !== square) };
  const dollars = paysAgain(view, numbers) ? forecast(free, numbers, seat).dollars - forecast(view, numbers, seat).dollars : 0;
  return { pawns, dollars: Math.max(0, dollars), raided: raidedBy(view, numbers, square, square).includes(seat) ? sum(at(view, square, seat)) : 0 };
}

export interface Bribe {
  dollars: number; // more at the next income, all in all
  spared: number; // members who are not raided
  why: 'stays' | 'late' | 'woman' | 'idle' | null; // for which it saves no money
}

/** What a gang has of paying a policeman off who stands on its den: in money at the next income, and in members the raid does not take. */
export function bribeBrings(view: View, numbers: Numbers, seat: number, pawn: number, to: Square, woman: Square | undefined): Bribe {
  const from = view.police[pawn] ?? '';
  const moved = { ...view, police: view.police.map((at, k) => (k === pawn ? to : at)) };
  const given = woman ? withoutWoman(moved, seat, woman) : moved;
  const income = (then: View): number => forecast(then, numbers, seat).dollars - forecast(view, numbers, seat).dollars;
  const again = paysAgain(view, numbers);
  const dollars = again ? Math.max(0, income(given)) : 0;
  const raided = (then: View, square: Square): number => (raidedBy(then, numbers, square, square).includes(seat) ? sum(at(then, square, seat)) : 0);
  const spared = Math.max(0, raided(given, from) ? 0 : raided(view, from) - (woman === from ? 1 : 0));
  const why = dollars ? null : !again ? 'late' : pawnsOn(given, from) ? 'stays' : income(moved) > 0 ? 'woman' : 'idle';
  return { dollars, spared, why };
}

export function withoutWoman(view: View, seat: number, square: Square): View {
  const place = view.squares[square];
  const members = place?.members[seat];
  if (!place || !members) return view;
  return { ...view, squares: { ...view.squares, [square]: { ...place, members: { ...place.members, [seat]: { ...members, women: members.women - 1 } } } } };
}
