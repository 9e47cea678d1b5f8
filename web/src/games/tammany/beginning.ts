// Where a game began: at its start, or (played on from a moment of another) at a position. Its text is that of docs/notation.md.

export interface Beginning {
  elsewhere: boolean; // at a position: in another game it was reached
  year: number;
  turns: number; // ended before it, over all years
  elections: number; // counted before it
  voting: boolean; // it began in the middle of one
  scores: number[];
}

const YEARS_A_TERM = 4;
const SEATS_FIELD = 7; // after the game, players, edition, supply, lock, wards and garden
const IN_AN_ELECTION = /^(bid|place|favor)=/;
const NEXT = /^(?:turn|second|cube|spread|fill)=(?:\d+,)?([a-e])/;
const number = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);

export function beginningOf(position: string | null | undefined, players: number): Beginning {
  const [seats = '', clock = '', phase = ''] = (position ?? '').split(' ').slice(SEATS_FIELD);
  const [, when = '1', first = '-'] = /^y(\d+)([a-e-])$/.exec(clock) ?? [];
  const year = Number(when);
  const voting = IN_AN_ELECTION.test(phase);
  const appointing = phase.startsWith('appoint=');
  const next = NEXT.exec(phase)?.[1];
  const inYear = voting || appointing ? players : next && first !== '-' ? (number(next) - number(first) + players) % players : 0;
  return {
    elsewhere: !!position,
    year,
    turns: (year - 1) * players + inYear,
    elections: Math.floor((year - 1) / YEARS_A_TERM) + (appointing ? 1 : 0),
    voting,
    scores: Array.from({ length: players }, (_, seat) => Number(seats.split('/')[seat]?.split(',')[0] ?? 0) || 0),
  };
}
