// The moves the server calls legal, taken apart so that a person can choose one step by step. Nothing here knows a rule:
// a choice is offered if and only if some listed move has it.
import type { Nation, Office, Ward } from './types';

export type Kind = 'campaign' | 'settle' | 'take' | 'arrest' | 'lock' | 'move' | 'slander' | 'place' | 'appoint' | 'pass' | 'end';
export type Slot = 'first' | 'second' | 'boss' | 'nation' | 'ward' | 'from' | 'to' | 'victim' | 'spread';
/** What is chosen so far; an empty text is a place that stays empty: no boss left, no spread. */
export type Parts = Partial<Record<Slot, string>>;

export interface Move {
  kind: Kind;
  text: string;
  parts: Parts;
}

/** The choices of each move, in the order in which they are asked. */
export const SLOTS: Record<Kind, readonly Slot[]> = {
  campaign: ['first', 'second'],
  settle: ['boss', 'nation', 'ward'],
  take: ['nation'],
  arrest: ['ward', 'nation'],
  lock: ['ward'],
  move: ['from', 'nation', 'to'],
  slander: ['ward', 'victim', 'nation', 'spread'],
  place: ['nation', 'ward'],
  appoint: [],
  pass: [],
  end: [],
};

const ON_MAP: readonly Slot[] = ['first', 'second', 'boss', 'ward', 'from', 'to', 'spread'];

/** One legal text as the ways to choose it: a campaign in two wards can begin with either. */
export function read(text: string): Move[] {
  const [kind, ...words] = text.split(' ') as [Kind, ...string[]];
  const move = (parts: Parts): Move => ({ kind, text, parts });
  const [a = '', b = '', c = '', , d = ''] = words;
  switch (kind) {
    case 'campaign':
      if (a === 'none') return [move({ first: '', second: '' })];
      return b === '' || a === b ? [move({ first: a, second: b })] : [move({ first: a, second: b }), move({ first: b, second: a })];
    case 'settle':
      return [c === '' ? move({ boss: '', nation: a, ward: b }) : move({ boss: a, nation: b, ward: c })];
    case 'take':
      return [move({ nation: a })];
    case 'arrest':
    case 'place':
      return [move({ nation: a, ward: b })];
    case 'lock':
      return [move({ ward: a })];
    case 'move':
      return [move({ nation: a, from: b, to: c })];
    case 'slander':
      return [move({ ward: a, victim: `${seatOf(b)}`, nation: c, spread: d })];
    default:
      return [move({})];
  }
}

export function seatOf(letter: string): number {
  return letter.charCodeAt(0) - 'a'.charCodeAt(0);
}

const fits = (move: Move, kind: Kind, chosen: Parts): boolean =>
  move.kind === kind && SLOTS[kind].every((slot) => chosen[slot] === undefined || chosen[slot] === move.parts[slot]);

/** What can stand in one place, given what is chosen elsewhere. */
export function choices(moves: readonly Move[], kind: Kind, chosen: Parts, slot: Slot): string[] {
  const others = { ...chosen, [slot]: undefined };
  return [...new Set(moves.filter((move) => fits(move, kind, others)).map((move) => move.parts[slot] ?? ''))];
}

/** The choices with those filled in that leave nothing to choose: an only nation, an only victim, a place that must stay empty. */
export function fill(moves: readonly Move[], kind: Kind, chosen: Parts): Parts {
  const filled = { ...chosen };
  for (const slot of SLOTS[kind]) {
    if (filled[slot] !== undefined) continue;
    const [only, ...more] = choices(moves, kind, filled, slot);
    if (only !== undefined && more.length === 0 && (only === '' || !ON_MAP.includes(slot))) filled[slot] = only;
  }
  return filled;
}

/** The place on the map that is asked next, if any. */
export function mapSlot(moves: readonly Move[], kind: Kind, filled: Parts): Slot | null {
  return SLOTS[kind].find((slot) => ON_MAP.includes(slot) && filled[slot] === undefined && choices(moves, kind, filled, slot).some((ward) => ward !== '')) ?? null;
}

/** What is asked next, by its name: a ward of the map, a cube, a newcomer, a favor, somebody's boss. */
export function askedNext(kind: Kind, filled: Parts): 'ward' | 'cube' | 'newcomer' | 'favor' | 'boss' {
  const slot = SLOTS[kind].find((one) => filled[one] === undefined);
  if (slot === 'victim') return 'boss';
  if (slot !== 'nation') return 'ward';
  if (kind === 'settle' || kind === 'place') return 'newcomer';
  return kind === 'arrest' || kind === 'move' ? 'cube' : 'favor';
}

/** The move that is chosen, once nothing is left to choose; a slander that could spread need not. */
export function chosenMove(moves: readonly Move[], kind: Kind, filled: Parts): Move | null {
  const whole: Parts = kind === 'slander' ? { spread: '', ...filled } : filled;
  if (SLOTS[kind].some((slot) => whole[slot] === undefined)) return null;
  return moves.find((move) => fits(move, kind, whole)) ?? null;
}

export type Offices = Record<number, Office>;

/** What an appointment gives to each seat. */
export function readAppointment(text: string): Offices {
  const words = text.split(' ').slice(1);
  const offices: Offices = {};
  for (let i = 0; i + 1 < words.length; i += 2) offices[seatOf(words[i] ?? '')] = words[i + 1] as Office;
  return offices;
}

/** A sealed bid as a text. */
export function sayBid(amounts: Partial<Record<Nation, number>>): string {
  const said = Object.entries(amounts).filter(([, count]) => count > 0);
  return said.length ? `bid ${said.map(([nation, count]) => `${nation} ${count}`).join(' ')}` : 'bid none';
}

export function readBid(text: string): Partial<Record<Nation, number>> {
  const words = text.split(' ').slice(1);
  const amounts: Partial<Record<Nation, number>> = {};
  for (let i = 0; i + 1 < words.length; i += 2) amounts[words[i] as Nation] = Number(words[i + 1]);
  return amounts;
}

/** The wards a move is about, for pointing at them. */
export function wardsOf(text: string): Ward[] {
  const [move] = read(text);
  return [...new Set(Object.entries(move?.parts ?? {}).filter(([slot, ward]) => ward && ON_MAP.includes(slot as Slot)).map(([, ward]) => ward as Ward))];
}
