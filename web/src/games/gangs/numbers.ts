// The numbers of the game: what things cost, need and pay. They come from the server, since an operator may serve another data set.
import { ask } from '../../lib/api';
import type { Box, Crime, Favor, Gang, Kind, Square, Tool } from './types';

export interface Activity {
  kind: 'den' | 'traffic';
  members: number;
  women: number;
  bottles: number;
  income?: number; // of a den
  uses?: 'barrel' | 'kilo' | null;
  makes?: 'barrel' | 'kilo'; // of a traffic
  output?: number;
}

/** What drinking does at a level of the dial; empty: nothing. */
export type Effect = Partial<Record<'cash' | 'bed' | 'tombs' | 'dead', number>>;

export interface Numbers {
  turns: { base: number; politics: number; first_year: number };
  start: { cash: number; members: number };
  figures: { men: number; women: number };
  stack_limit: number;
  step_cost: number;
  box_cost: number;
  recruit_cost: number;
  gangs: Record<Gang, { name: string; chief: string; hq: Square }>;
  wards: Record<string, { name: string; squares: Record<Square, string> }>;
  swap_boxes: Box[];
  weapons: Record<'blade' | 'gun', { price: number; per_player: number }>;
  combat: { skull_cash: number; blood_cash: number; war_bonus: number; war_max: number; attacks_on_a_gang_per_turn: number; attacker_brings_at_least: number };
  activities: Record<Kind, Activity>;
  aggressions: Record<Crime, { members: number; loot: number }>;
  aggression_pot: { black: number; red_for_each_member_after_the_first: number; white_for_each_member: number };
  equipment: Record<Tool, { value: number }>;
  alcohol: { max: number; box_relief: number; dry_relief: number; dry_from: number; effects: Effect[] };
  beds_entry: { wound: number; drunk: number; drying: number };
  tombs_entry: { aggression: number; raid: number; rout: number; drunk: number };
  police: { first_turn: number; raid_pawns: number; bribe_cash: number };
  politics: { election_first_turn: number; ballot_first_turn: number; ballot_price: number; ballot_max: number; sack_price: number; sack_ballots: number; premiums: number[] };
  favors: { white2: { white: number }; recruit2: { off: number }; move4: { steps: number }; parole: { cells: number }; sober2: { levels: number } } & Record<Favor, unknown>;
  deals: { loan: { members: number } };
}

const known = new Map<string, Promise<Numbers>>();

/** Asked for once; after a failure, again. */
export function numbersOf(game: string): Promise<Numbers> {
  const found = known.get(game) ?? ask<Numbers>('GET', `/api/games/${game}/numbers`);
  known.set(game, found);
  found.catch(() => known.delete(game));
  return found;
}

/** All numbers by the names that the sentences of the rules have for them: `police.bribe_cash` is `police-bribe_cash`. */
export function flat(numbers: unknown, path: string[] = []): Record<string, string | number> {
  if (typeof numbers === 'number' || typeof numbers === 'string') return { [path.join('-')]: numbers };
  if (typeof numbers !== 'object' || numbers === null) return {};
  return Object.assign({}, ...Object.entries(numbers).map(([key, value]) => flat(value, [...path, key]))) as Record<string, string | number>;
}

/** What a square is called; its code alone where it has no name. */
export function squareName(numbers: Numbers, square: Square): string {
  return numbers.wards[square.slice(0, -1)]?.squares[square] ?? square;
}
