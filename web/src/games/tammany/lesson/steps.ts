// The steps of the lesson: at which moment of its record each begins, what it asks for, where to look. What each says is in lang/lesson.*.ftl.
import { readBid, read, type Move, type Slot } from '../legal';
import type { Ward } from '../types';
import data from './steps.json';

/** A place that gets a numbered badge: a ward, Castle Garden, or a button of the dock. */
export type Mark = Ward | 'garden' | 'settle' | 'slander' | 'deed';

/** A part of what a step asks for: some choices of one of its moves, or that it is played. */
export interface Goal {
  of: number; // which of the step's moves
  slots?: (Slot | 'kind')[];
  marks: Mark[]; // first here, then there
}

export interface Step {
  id: string;
  icon: string; // beside what is known after it
  at: number; // the moment it begins at: how many entries of the record are in
  moves: string[]; // the learner's own next moves in the record
  goals: Goal[];
  question?: { choices: string[]; right: string };
  quick?: boolean; // what follows it passes quickly
}

export const STEPS = data as Step[];
export const LEARNER = 1; // the seat

/** Whether a move is the one that is asked for; the nations of a bid may be said in any order. */
export function same(move: string, asked: string): boolean {
  if (!move.startsWith('bid ') || !asked.startsWith('bid ')) return move === asked;
  const [a, b] = [readBid(move), readBid(asked)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((nation) => (a[nation as keyof typeof a] ?? 0) === (b[nation as keyof typeof b] ?? 0));
}

/** The ways a move can be put together, by the places in which it differs. */
export const waysOf = (move: string | undefined): Move[] => (move ? read(move) : []);
