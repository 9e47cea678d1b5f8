// How far the learner has come with a step, seen from what is chosen at the desk.
import type { Desk } from '../desk.svelte';
import { readAppointment, readBid, type Slot } from '../legal';
import { WARDS, type Nation, type Ward } from '../types';
import { waysOf, type Goal, type Mark, type Place, type TammanyGuide } from './steps';

/** Whether what a goal asks for is chosen or played. */
export function reached(goal: Goal, guide: TammanyGuide, desk: Desk): boolean {
  if (goal.of < guide.played) return true;
  if (goal.of > guide.played || !goal.slots) return false;
  return waysOf(guide.asked).some((way) => goal.slots?.every((slot) => (slot === 'kind' ? desk.kind === way.kind : desk.kind === way.kind && desk.filled[slot] === way.parts[slot])));
}

/** Whether a mark need not be looked at any more. */
function followed({ until }: Mark, guide: TammanyGuide, desk: Desk): boolean {
  const asked = guide.asked;
  if (until === undefined || asked === undefined) return false;
  if (asked.startsWith('bid ')) return (desk.hand.bid[until as Nation] ?? 0) >= (readBid(asked)[until as Nation] ?? 0);
  if (asked.startsWith('appoint ')) return Object.entries(readAppointment(asked)).some(([seat, office]) => office === until && desk.offices[Number(seat)] === office);
  if (WARDS.includes(until as Ward)) return Object.values(desk.filled).includes(until);
  return waysOf(asked).some((way) => desk.kind === way.kind && desk.filled[until as Slot] === way.parts[until as Slot]);
}

/** What is still to be looked at, numbered in its order; `now`: what comes next. */
export function pointers(marks: Mark[], guide: TammanyGuide, desk: Desk): { at: Place; n: number; now: boolean }[] {
  const stages = [...new Set(marks.map(({ until }) => until))];
  const open = marks.filter((mark) => !followed(mark, guide, desk));
  return open.map(({ at, until }) => ({ at, n: stages.indexOf(until) + 1, now: until === open[0]?.until }));
}

/** The choice that leads away from the move that is asked for; null while it can still become that move. */
export function astray(guide: TammanyGuide, desk: Desk): Slot | 'kind' | null {
  const chosen = Object.entries(desk.chosen) as [Slot, string][];
  if (chosen.length === 0) return null;
  const ways = waysOf(guide.asked);
  if (!ways.some((way) => way.kind === desk.kind)) return 'kind';
  if (ways.some((way) => chosen.every(([slot, value]) => way.parts[slot] === value))) return null;
  return chosen.at(-1)?.[0] ?? 'kind';
}

/** Chooses or plays what a goal asks for. */
export function show(goal: Goal, guide: TammanyGuide, desk: Desk): void {
  const [way] = waysOf(guide.asked);
  if (!way) return;
  if (!goal.slots) {
    void desk.play(way.text);
    return;
  }
  if (desk.kind !== way.kind) desk.open(way.kind);
  for (const slot of goal.slots) if (slot !== 'kind' && desk.filled[slot] !== way.parts[slot]) desk.choose(slot, way.parts[slot] ?? '');
}
