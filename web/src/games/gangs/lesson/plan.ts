// The lesson of Gangs: a first turn, phase by phase. What each step says is in lang/gangs-lesson.*.ftl.
import type { Guide } from '../../../lesson/guide.svelte';
import type { Plan, Step } from '../../../lesson/plan';
import { read } from '../legal';
import { forPlayer, scenesIn, type Scene } from '../scenes';
import type { View } from '../types';
import steps from './steps.json';

export const SEAT = 1; // the learner's

export type GangsGuide = Guide<View, Scene, Step>;
export const PLAN: Plan<View, Scene, Step> = {
  game: 'gangs', words: 'gangs-lesson', seat: SEAT, steps,
  scenesIn: (...shown) => forPlayer(scenesIn(...shown), []), // the crime's own step tells of its draw
  same: (move, asked) => move === asked,
  wayOf: (move, asked) => (asked && read(move).deed === read(asked).deed ? read(move).deed : 'deed'),
  joins: (entry, before) => entry.seat === null || (entry.seat === before.seat && (entry.text === 'done' || entry.text === 'pass')), // a deed with what was drawn for it, and the end of a turn
};
