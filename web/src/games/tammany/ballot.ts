// What the elections of a game have brought, gathered from the facts in its log.
import type { Entry } from '../../lib/api';
import type { Beginning } from './beginning';
import { WARDS, type Nation, type View, type Ward } from './types';

export interface Verdict {
  winner: number | null; // none: a tie
  votes: number;
  others: number;
}

export interface Election {
  year: number;
  wards: Map<Ward, Verdict>;
  leaders: Partial<Record<Nation, number[]>>;
  mayor: number | null;
  counted: boolean; // all wards have voted
  favors: number[]; // points for favors at the end of the game, by seat
  tokens: number[];
}

export const MAYOR_POINTS = 3;
const TAMMANY_HALL: Ward = '14';
export const pointsOf = (ward: Ward): number => (ward === TAMMANY_HALL ? 2 : 1);

/** Every election so far, the one that is going on last. */
export function elections(log: readonly Entry[], players: number, began: Beginning): Election[] {
  const begin = (year: number): Election => ({ year, wards: new Map(), leaders: {}, mayor: null, counted: false, favors: Array<number>(players).fill(0), tokens: Array<number>(players).fill(0) });
  const found: Election[] = began.voting ? [begin(began.year)] : [];
  for (const { message, args } of log.flatMap((entry) => entry.news)) {
    if (message === 'news-election') {
      found.push(begin(args.year as number));
      continue;
    }
    const election = found.at(-1);
    if (election) note(election, message, args);
  }
  return found;
}

function note(election: Election, message: string, args: Record<string, unknown>): void {
  const seat = args.seat as number;
  const points = args.points as number;
  switch (message) {
    case 'news-ward-won':
      election.wards.set(args.ward as Ward, { winner: seat, votes: args.votes as number, others: args.others as number });
      break;
    case 'news-ward-alone':
      election.wards.set(args.ward as Ward, { winner: seat, votes: 0, others: 0 });
      break;
    case 'news-ward-tied':
      election.wards.set(args.ward as Ward, { winner: null, votes: args.votes as number, others: args.votes as number });
      break;
    case 'news-leader':
      election.leaders[args.nation as Nation] = args.seats as number[];
      break;
    case 'news-mayor':
      election.mayor = seat;
      election.counted = true;
      break;
    case 'news-no-mayor':
      election.counted = true;
      break;
    case 'news-most-favors':
      for (const p of args.seats as number[]) election.favors[p] = (election.favors[p] ?? 0) + points;
      break;
    case 'news-tokens':
      election.tokens[seat] = points;
  }
}

/** The ward that votes, or several, lit among the others. */
export function spotlight(view: View, ...lit: Ward[]): Partial<Record<Ward, 'vote' | 'rest'>> {
  return Object.fromEntries(WARDS.filter((ward) => view.wards[ward].open).map((ward) => [ward, lit.includes(ward) ? 'vote' : 'rest']));
}

export interface Sources {
  wards: number;
  hall: number;
  mayor: number;
  favors: number;
  tokens: number;
}

/** Where the points of one election came from, for one seat. */
export function sources(election: Election, seat: number): Sources {
  const won = [...election.wards].filter(([, verdict]) => verdict.winner === seat).map(([ward]) => ward);
  const hall = won.includes(TAMMANY_HALL);
  return {
    wards: won.length - (hall ? 1 : 0),
    hall: hall ? pointsOf(TAMMANY_HALL) : 0,
    mayor: election.mayor === seat ? MAYOR_POINTS : 0,
    favors: election.favors[seat] ?? 0,
    tokens: election.tokens[seat] ?? 0,
  };
}
