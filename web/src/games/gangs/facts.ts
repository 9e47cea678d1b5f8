// What follows from a view and the numbers: who is where, what works, what will be paid. The same for every reader.
import type { Effect, Numbers } from './numbers';
import { BOXES, type Group, type Kind, type Place, type SeatView, type Square, type SquareView, type View } from './types';

const NOBODY: Group = { men: 0, women: 0 };
export const sum = ({ men, women }: Group): number => men + women;
const add = (groups: readonly (Group | null | undefined)[]): Group => groups.reduce<Group>((all, one) => ({ men: all.men + (one?.men ?? 0), women: all.women + (one?.women ?? 0) }), NOBODY);

/** A gang's members on a square or in a box; nobody where they are not for this reader. */
export function at(view: View, place: Place, seat: number): Group {
  const people = view.squares[place]?.members ?? view.boxes[place as (typeof BOXES)[number]];
  return people?.[seat] ?? NOBODY;
}

export const squaresOf = (view: View): Square[] => Object.keys(view.squares);
export const placesOf = (view: View): Place[] => [...squaresOf(view), ...BOXES];
export const atLarge = (view: View, seat: number): Group => add(placesOf(view).map((place) => at(view, place, seat)));
/** With those in bed, in the Tombs and on the gang's board. */
export const living = (view: View, seat: number): Group => add([atLarge(view, seat), ...(view.seats[seat]?.beds ?? []), ...(view.seats[seat]?.tombs ?? []), view.seats[seat]?.board]);
/** Whether it is known of a gang who its members are: at the start it is sealed. */
export const isKnown = (view: View, seat: number): boolean => view.stage !== null && Object.values(view.squares).every(({ members }) => members[seat] !== null);

export const tokensOf = (square: SquareView): Kind[] => [square.den?.kind, square.traffic?.kind].filter((kind) => kind !== undefined);
export const pawnsOn = (view: View, square: Square): number => view.police.filter((at) => at === square).length;
export const held = (view: View, square: Square): number[] => Object.keys(view.squares[square]?.members ?? {}).map(Number);

interface Need {
  members: number;
  women: number;
}
export function needOf(numbers: Numbers, kinds: readonly Kind[]): Need {
  return kinds.reduce<Need>((need, kind) => ({ members: need.members + numbers.activities[kind].members, women: need.women + numbers.activities[kind].women }), { members: 0, women: 0 });
}
const enough = (group: Group, need: Need): boolean => sum(group) >= need.members && group.women >= need.women;

/** How many more members a gang's tokens on a square need, and how many women. */
export function lack(view: View, numbers: Numbers, square: Square, seat: number): Need {
  const place = view.squares[square];
  if (!place || place.owner !== seat) return { members: 0, women: 0 };
  const [need, there] = [needOf(numbers, tokensOf(place)), at(view, square, seat)];
  const women = Math.max(0, need.women - there.women);
  return { members: Math.max(need.members - sum(there), women, 0), women };
}

/** Members there beyond what a gang's own tokens need. */
export function beyond(view: View, numbers: Numbers, square: Square, seat: number): number {
  const place = view.squares[square];
  const need = place && place.owner === seat ? needOf(numbers, tokensOf(place)).members : 0;
  return sum(at(view, square, seat)) - need;
}

export interface Working {
  square: Square;
  kind: Kind;
  pays: boolean; // or makes goods
  dollars: number;
}

export interface Forecast {
  dollars: number;
  barrels: number; // after production and income
  kilos: number;
  tokens: Working[];
  wrecked: Working[]; // for want of goods
}

/** What phase a would bring a gang if it came now (rules 5). */
export function forecast(view: View, numbers: Numbers, seat: number): Forecast {
  const mine = view.seats[seat];
  const stock = { barrel: mine?.barrels ?? 0, kilo: mine?.kilos ?? 0 };
  const before = { ...stock };
  const extra = mine?.equipment.includes('bookkeeper') ? numbers.equipment.bookkeeper.value : 0;
  const tokens: Working[] = [];
  const dens: Working[] = [];
  for (const square of squaresOf(view)) {
    const place = view.squares[square];
    if (!place || place.owner !== seat) continue;
    const there = at(view, square, seat);
    const [den, traffic] = [place.den?.kind, place.traffic?.kind];
    const both = enough(there, needOf(numbers, tokensOf(place)));
    const uses = den ? (numbers.activities[den].uses ?? null) : null;
    const useless = pawnsOn(view, square) > 0 || (uses !== null && before[uses] === 0);
    const canDen = !!den && enough(there, needOf(numbers, [den]));
    const canTraffic = !!traffic && enough(there, needOf(numbers, [traffic]));
    const denWorks = canDen && (both || !useless || !canTraffic);
    const trafficWorks = canTraffic && (both || !denWorks);
    if (den) dens.push({ square, kind: den, pays: denWorks && pawnsOn(view, square) === 0, dollars: (numbers.activities[den].income ?? 0) + extra });
    if (traffic) {
      tokens.push({ square, kind: traffic, pays: trafficWorks, dollars: 0 });
      const { makes, output } = numbers.activities[traffic];
      if (trafficWorks && makes) stock[makes] += output ?? 0;
    }
  }
  const wrecked: Working[] = [];
  for (const den of [...dens].sort((a, b) => b.dollars - a.dollars)) {
    const uses = numbers.activities[den.kind].uses;
    if (!den.pays || !uses) continue;
    if (stock[uses] > 0) stock[uses] -= 1;
    else {
      den.pays = false;
      wrecked.push(den);
    }
  }
  const dollars = dens.filter(({ pays }) => pays).reduce((all, den) => all + den.dollars, 0);
  return { dollars, barrels: stock.barrel, kilos: stock.kilo, tokens: [...dens, ...tokens], wrecked };
}

/** Whether the income of this turn is still to come. */
export const paysThisTurn = (view: View): boolean => view.stage === 'a' && (view.phase === 'bribe' || view.phase === 'woman');

/** Whether the dens pay again: not after the income of the last turn, nor once so few gangs are left that this turn is the last. */
export function paysAgain(view: View, numbers: Numbers): boolean {
  if (view.stage === null || paysThisTurn(view)) return true;
  return view.turn < lastTurn(view, numbers) && view.seats.filter(({ out }) => out == null).length > 1;
}

/** What a den is said to pay; nothing where none pays any more. */
export const incomeOf = (view: View, numbers: Numbers, kind: Kind): number => (paysAgain(view, numbers) ? (numbers.activities[kind].income ?? 0) : 0);

/** What a gang has in truth: its ballots, burnt or not, are paid in secret (rules 16). Nothing where that is no secret, or not this reader's. */
export function purse(seat: SeatView, numbers: Numbers): number | null {
  const put = seat.ballots === null ? 0 : seat.ballots + seat.shown;
  return put ? seat.cash - Math.min(seat.cash, put * numbers.politics.ballot_price) : null;
}

export const effectAt = (numbers: Numbers, level: number): Effect => numbers.alcohol.effects[Math.min(level, numbers.alcohol.max)] ?? {};
/** One word for what drinking does at a level. */
export function effectName(numbers: Numbers, level: number): 'sober' | 'cash' | 'bed' | 'tombs' | 'dead' | 'deadbed' {
  const effect = effectAt(numbers, level);
  if (effect.dead) return effect.bed ? 'deadbed' : 'dead';
  if (effect.tombs) return 'tombs';
  if (effect.bed) return 'bed';
  return effect.cash ? 'cash' : 'sober';
}

export const placeInOrder = (view: View, seat: number): number => view.order.indexOf(seat) + 1;
export const lastTurn = (view: View, numbers: Numbers): number => (view.options.mode === 'politique' ? numbers.turns.politics : numbers.turns.base);
export const inForce = (view: View, module: 'tammany' | 'police' | 'alcohol' | 'war' | 'deals' | 'equipment' | 'swap'): boolean => view.options[module] > 0 && view.options[module] <= Math.max(view.turn, 1);
export const controlled = (view: View, seat: number): Square[] => squaresOf(view).filter((square) => view.squares[square]?.control === seat);
export const arsenal = (seat: SeatView | undefined): { blades: number; guns: number } => ({ blades: seat?.blades ?? 0, guns: seat?.guns ?? 0 });
export const isOut = (view: View, seat: number): boolean => view.seats[seat]?.out != null;

/** The free moves a gang has left this turn, by the Cabman and the favor. */
export function freeMoves(view: View, numbers: Numbers, seat: number): number {
  const cab = view.seats[seat]?.equipment.includes('cabman') ? numbers.equipment.cabman.value : 0;
  const favor = view.favors.move4 === seat ? numbers.favors.move4.steps : 0;
  return Math.max(0, cab + favor - (view.turn_of?.moved ?? 0));
}

/** Actions a gang would have if it moved no more. */
export const actionsFor = (view: View, seat: number): number => placesOf(view).filter((place) => sum(at(view, place, seat)) > 0).length;
