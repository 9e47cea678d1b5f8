// The moves the server calls legal (docs/notation-gangs.md), taken apart so that a person can choose one step by step. Nothing here knows a rule:
// a choice is offered if and only if some listed move has it.
import { BOXES, type Crime, type Favor, type Group, type Kind, type Place, type Tool } from './types';

export type Deed =
  | 'women' | 'bribe' | 'favor' | 'use' | 'keep' | 'police' | 'go' | 'fight' | 'arm' | 'bury' | 'bed' | 'jail' | 'retreat' | 'take' | 'destroy' | 'recruit' | 'sober' | 'lobby' | 'buy'
  | 'open' | 'close' | 'rob' | 'equip' | 'sack' | 'rig' | 'swap' | 'home' | 'war' | 'call' | 'decline' | 'commit' | 'dry' | 'offer' | 'accept' | 'refuse' | 'deal' | 'nodeal' | 'reverse'
  | 'exchange' | 'pass' | 'done' | 'undo';
export type Slot = 'pawn' | 'from' | 'to' | 'at' | 'men' | 'women' | 'woman' | 'sex' | 'blades' | 'guns' | 'kind' | 'crime' | 'white' | 'tool' | 'favor' | 'count' | 'seat' | 'terms' | 'mine' | 'theirs' | 'fight';
/** What is chosen so far; an empty text is a place that stays empty: no woman given, no second token, no duel. */
export type Parts = Partial<Record<Slot, string>>;
export type Terms = 'nowar' | 'nobattle' | 'lend' | 'borrow' | 'exchange' | 'noballot';

export interface Move {
  deed: Deed;
  text: string;
  parts: Parts;
}

const KINDS: Record<string, Kind> = { whisky: 'whisky', opium: 'opium', 'rat-pit': 'ratpit', brothel: 'brothel', 'gambling-hall': 'casino', saloon: 'saloon', 'opium-den': 'opiumden' };
const PLACES: readonly Slot[] = ['from', 'to', 'at'];
const SQUARE = /^\d+[ab]$/;

export const seatOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0);

/** `3m1w`, `2m`, `1w`. */
export function readGroup(text: string): Group {
  return { men: Number(/(\d+)m/.exec(text)?.[1] ?? 0), women: Number(/(\d+)w/.exec(text)?.[1] ?? 0) };
}

/** `1 blade 2 guns`, `none`. */
export function readWeapons(words: readonly string[]): { blades: number; guns: number } {
  const found = { blades: 0, guns: 0 };
  for (let i = 0; i + 1 < words.length; i += 2) found[words[i + 1]?.startsWith('gun') ? 'guns' : 'blades'] = Number(words[i]);
  return found;
}

/** A token and where it lies: `ratpit 6b`. */
const token = (kind: string, square: string): string => `${KINDS[kind] ?? kind} ${square}`;
export const readToken = (text: string): { kind: Kind; at: Place } => {
  const [kind = '', at = ''] = text.split(' ');
  return { kind: kind as Kind, at };
};

export function read(text: string): Move {
  const [verb = '', ...words] = text.split(' ');
  const [a = '', b = '', c = '', d = ''] = words;
  const move = (parts: Parts = {}, deed = verb as Deed): Move => ({ deed, text, parts });
  const counted = ({ men, women }: Group): Parts => ({ men: `${men}`, women: `${women}` });
  const armed = (): Parts => {
    const { blades, guns } = readWeapons(words);
    return { blades: `${blades}`, guns: `${guns}` };
  };
  switch (verb) {
    case 'women':
    case 'commit':
    case 'rig':
      return move({ count: a });
    case 'bribe':
      return move({ pawn: a, to: b, woman: d });
    case 'favor':
    case 'use':
      return move({ favor: a });
    case 'keep':
      return KINDS[a] ? move({ kind: KINDS[a], at: b }, 'take') : move({ favor: a });
    case 'police':
      return move({ pawn: a, to: b });
    case 'step':
      return move({ ...counted(readGroup(a)), from: b, to: c }, 'go');
    case 'box':
      return move({ ...counted(readGroup(b)), from: c, to: a }, 'go');
    case 'fight':
      return move({ at: a });
    case 'arm':
    case 'buy':
      return move(armed());
    case 'bury':
    case 'bed':
    case 'jail':
    case 'dry':
    case 'home':
      return move({ sex: a, at: b });
    case 'retreat':
      return move({ to: a });
    case 'destroy':
    case 'open':
    case 'close':
      return move({ kind: KINDS[a], at: b });
    case 'recruit':
      return move(counted(readGroup(a)));
    case 'rob':
      return move({ crime: a, at: b, white: c });
    case 'equip':
      return move({ tool: a, sex: b, at: c });
    case 'swap':
    case 'war':
      return move({ seat: `${seatOf(a)}` });
    case 'offer': {
      const fight = words.at(-1) === 'fight' ? 'fight' : '';
      const [, , k1 = '', at1 = '', k2 = '', at2 = ''] = fight ? words.slice(0, -1) : words;
      return move({ terms: a, seat: `${seatOf(b)}`, mine: k1 && token(k1, at1), theirs: k2 && token(k2, at2), fight });
    }
    case 'exchange':
      return c ? move({ mine: token(a, b), theirs: token(c, d) }) : move({ theirs: token(a, b) });
    default:
      return move();
  }
}

const fits = (move: Move, deed: Deed, chosen: Parts): boolean =>
  move.deed === deed && (Object.keys(chosen) as Slot[]).every((slot) => chosen[slot] === undefined || chosen[slot] === (move.parts[slot] ?? ''));

export const movesOf = (moves: readonly Move[], deed: Deed, chosen: Parts = {}): Move[] => moves.filter((move) => fits(move, deed, chosen));

/** What can stand in one place, given what is chosen elsewhere. */
export function choices(moves: readonly Move[], deed: Deed, chosen: Parts, slot: Slot): string[] {
  return [...new Set(movesOf(moves, deed, { ...chosen, [slot]: undefined }).map((move) => move.parts[slot] ?? ''))];
}

/** The choices with those filled in that leave nothing to choose: an only pawn, an only woman. Places are always pointed at. */
export function fill(moves: readonly Move[], deed: Deed, chosen: Parts): Parts {
  const filled = { ...chosen };
  for (const slot of new Set(movesOf(moves, deed).flatMap((move) => Object.keys(move.parts) as Slot[]))) {
    if (filled[slot] !== undefined || PLACES.includes(slot)) continue;
    const [only, ...more] = choices(moves, deed, filled, slot);
    if (only !== undefined && more.length === 0) filled[slot] = only;
  }
  return filled;
}

/** A move that has all these parts. */
export const chosenMove = (moves: readonly Move[], deed: Deed, chosen: Parts): Move | null => movesOf(moves, deed, chosen)[0] ?? null;

export const isPlace = (word: string): boolean => SQUARE.test(word) || (BOXES as readonly string[]).includes(word);

/** The places a move is about, for pointing at them. */
export const placesOf = (text: string): Place[] => [...new Set(text.split(' ').filter(isPlace))];

export const group = (parts: Parts): Group => ({ men: Number(parts.men ?? 0), women: Number(parts.women ?? 0) });
export const crimeOf = (parts: Parts): Crime => parts.crime as Crime;
export const toolOf = (parts: Parts): Tool => parts.tool as Tool;
export const favorOf = (parts: Parts): Favor => parts.favor as Favor;
