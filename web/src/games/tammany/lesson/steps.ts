// The steps of the lesson: at which moment of its record each begins, what it asks for, where to look. What each says is in lang/lesson.*.ftl.
import { readBid, read, type Move, type Slot } from '../legal';
import type { Ward } from '../types';
import data from './steps.json';

/** The dock's buttons that can be pointed at, and where they are. */
export const BUTTONS = {
  settle: '.dock :is(.seg, .chips) [data-rule="settle"]',
  slander: '.dock :is(.cards, .chips) [data-rule="slander"]:not(.rulemark)',
  german: '.dock .pick button:has(use[href$="-german"])',
  'more-german': '.dock .stp:has(use[href$="-german"]) button:last-child',
  'more-italian': '.dock .stp:has(use[href$="-italian"]) button:last-child',
  'deputy-honora': '.dock tr:has(use[href="#boss-3"]) [data-rule="deputy"] button',
  'precinct-fernando': '.dock tr:has(use[href="#boss-1"]) [data-rule="precinct"] button',
  'ward-6': '.dock .step:first-child .pick button:nth-child(2)',
  'ward-2': '.dock .pick[data-rule="spread"] button:first-child',
  deed: '.dock .foot .pri',
} as const;
export type Button = keyof typeof BUTTONS;
export type Place = Ward | 'garden' | Button;

/** A place to look at until something is chosen: a part of the move, a ward, a nation of the bid, an office. */
export interface Mark {
  at: Place;
  until?: string;
}

/** A part of what a step asks for: some choices of one of its moves, or that it is played. */
export interface Goal {
  of: number; // which of the step's moves
  slots?: (Slot | 'kind')[];
  marks: Mark[]; // first here, then there; those until the same thing together
}

export interface Step {
  id: string;
  icon: string; // beside what is known after it
  at: number; // the moment it begins at: how many entries of the record are in
  moves: string[]; // the learner's own next moves in the record
  goals: Goal[];
  question?: { choices: string[]; right: string };
  marks?: Mark[]; // what the question is about
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
