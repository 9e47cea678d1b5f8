// The steps of the lesson: at which moment of its record each begins, what it asks for, where to look. What each says is in lang/lesson.*.ftl.
import type { Guide } from '../../../lesson/guide.svelte';
import type { Goal as AnyGoal, Plan, Step as AnyStep } from '../../../lesson/plan';
import { readBid, read, type Move, type Slot } from '../legal';
import { scenesIn, type Scene } from '../scenes';
import { sum } from '../standing';
import type { View, Ward } from '../types';
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

/** Some choices of one of the step's moves, or that it is played. */
export interface Goal extends AnyGoal {
  slots?: (Slot | 'kind')[];
  marks: Mark[]; // first here, then there; those until the same thing together
}

export interface Step extends AnyStep {
  goals: Goal[];
  marks?: Mark[]; // what the question is about
}

export const STEPS = data as Step[];
export const LEARNER = 1; // the seat

/** The nations of a bid may be said in any order. */
function same(move: string, asked: string): boolean {
  if (!move.startsWith('bid ') || !asked.startsWith('bid ')) return move === asked;
  const [a, b] = [readBid(move), readBid(asked)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((nation) => (a[nation as keyof typeof a] ?? 0) === (b[nation as keyof typeof b] ?? 0));
}

/** Another kind of deed, or for a bid fewer favors or others. */
function wayOf(move: string, asked: string | undefined): string {
  const kind = move.split(' ')[0] ?? '';
  if (!asked?.startsWith(kind)) return 'kind';
  if (kind !== 'bid') return kind;
  return sum(readBid(move)) < sum(readBid(asked)) ? 'less' : 'other';
}

export type TammanyGuide = Guide<View, Scene, Step>;
export const PLAN: Plan<View, Scene, Step> = {
  game: 'tammany', words: 'lesson', seat: LEARNER, steps: STEPS, same, wayOf, scenesIn,
  joins: (entry, before) => entry.text === 'end' || (entry.seat === null && before.seat === null), // a move with the end of its turn, draws that follow each other
};

/** The ways a move can be put together, by the places in which it differs. */
export const waysOf = (move: string | undefined): Move[] => (move ? read(move) : []);
