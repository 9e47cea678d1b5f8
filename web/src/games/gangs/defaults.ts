// What the game would choose where its choices are mostly trifles (rules 17): offered first, and chosen already.
import { at, beyond, lack, squaresOf, sum } from './facts';
import type { Move } from './legal';
import type { Numbers } from './numbers';
import { BOXES, type Place, type Square, type View } from './types';

const DRIES_FROM = 5;

const member = (moves: readonly Move[], place: Place | undefined, sexes: readonly string[]): Move | undefined =>
  sexes.map((sex) => moves.find((move) => move.parts.at === place && move.parts.sex === sex)).find((move) => move);

/** From the square with most members beyond its tokens' needs, then from the boxes, then from the square least short; men before women. */
export function usualVictim(moves: readonly Move[], view: View, numbers: Numbers, seat: number): Move | undefined {
  const may = (place: Place): boolean => moves.some((move) => move.parts.at === place);
  const home = view.seats[seat]?.hq;
  const spare = (square: Square): number => beyond(view, numbers, square, seat);
  const all = squaresOf(view);
  const squares = all.filter(may).sort((a, b) => spare(b) - spare(a) || Number(b === home) - Number(a === home) || all.indexOf(a) - all.indexOf(b));
  const [place] = [...squares.filter((square) => spare(square) > 0), ...BOXES.filter(may), ...squares];
  return member(moves, place, ['man', 'woman']);
}

/** Where staff is lacking, the best-paying den first; else the HQ, else the first square. */
export function usualReturn(moves: readonly Move[], view: View, numbers: Numbers, seat: number): Move | undefined {
  const squares = squaresOf(view).filter((square) => moves.some((move) => move.parts.at === square));
  let best: { move: Move; income: number } | undefined;
  for (const square of squares) {
    const missing = lack(view, numbers, square, seat);
    if (missing.members === 0) continue;
    const sexes = missing.women > 0 ? ['woman', ...(missing.members > missing.women ? ['man'] : [])] : ['man', 'woman'];
    const move = member(moves, square, sexes);
    const den = view.squares[square]?.den?.kind;
    const income = den ? (numbers.activities[den].income ?? 0) : 0;
    if (move && (!best || income > best.income)) best = { move, income };
  }
  const home = view.seats[seat]?.hq;
  return best?.move ?? member(moves, squares.find((square) => square === home) ?? squares[0], ['man', 'woman']);
}

/** An own square short of staff, else the HQ, else the own square with most members, else the first. */
export function usualRetreat(moves: readonly Move[], view: View, numbers: Numbers, seat: number): Move | undefined {
  const squares = squaresOf(view).filter((square) => moves.some((move) => move.parts.to === square));
  const own = squares.filter((square) => view.squares[square]?.control === seat);
  const most = Math.max(0, ...own.map((square) => sum(at(view, square, seat))));
  const to = own.find((square) => lack(view, numbers, square, seat).members > 0) ?? squares.find((square) => square === view.seats[seat]?.hq)
    ?? own.find((square) => sum(at(view, square, seat)) === most) ?? squares[0];
  return moves.find((move) => move.parts.to === to);
}

/** The move that is chosen already when a question comes; none where it is a real choice. */
export function usual(moves: readonly Move[], view: View, numbers: Numbers, seat: number): Move | undefined {
  switch (view.phase) {
    case 'victim':
      return usualVictim(moves, view, numbers, seat);
    case 'home':
      return usualReturn(moves, view, numbers, seat);
    case 'retreat':
      return usualRetreat(moves, view, numbers, seat);
    case 'dry':
      return (view.seats[seat]?.dial ?? 0) >= DRIES_FROM ? usualVictim(moves.filter((move) => move.deed === 'dry'), view, numbers, seat) : moves.find((move) => move.deed === 'pass');
    default:
      return undefined;
  }
}
