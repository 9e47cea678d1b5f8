// Who travelled between two views, and from where to where: members in groups, and policemen.
import { LIFT, MOST_FLIGHTS, nextFlight, type Flight } from '../../../map/flight';
import type { Point } from '../../../map/geometry';
import { BOXES, type Box, type Group, type Place, type View } from '../types';
import { boxArea, SPOTS, TRACKS } from './geometry';

export type Travellers = { kind: 'group'; seat: number; men: number; women: number } | { kind: 'police' };

type Sex = 'men' | 'women';
type Stop = Place | 'beds' | 'tombs';
interface Trip { from: Stop | null; to: Stop | null; seat: number; sex: Sex; count: number } // null: the supply

const inTrack = (cells: readonly (Group | null)[], sex: Sex): number => cells.reduce((sum, group) => sum + (group?.[sex] ?? 0), 0);

/** How many of a gang are at each stop. */
function census(view: View, seat: number, sex: Sex): Map<Stop, number> {
  const { beds = [], tombs = [] } = view.seats[seat] ?? {};
  return new Map<Stop, number>([
    ...Object.entries(view.squares).map(([square, { members }]): [Stop, number] => [square, members[seat]?.[sex] ?? 0]),
    ...BOXES.map((box): [Stop, number] => [box, view.boxes[box][seat]?.[sex] ?? 0]),
    ['beds', inTrack(beds, sex)],
    ['tombs', inTrack(tombs, sex)],
  ]);
}

/** Whether who stands where is known in a view, of all gangs. */
const isOpen = (view: View): boolean => Object.values(view.squares).every(({ members }) => Object.values(members).every((group) => group !== null));

/** Those who left one stop arrived at another; who is left over came from the supply or went there. */
function pair(before: Map<Stop, number>, after: Map<Stop, number>, seat: number, sex: Sex): Trip[] {
  const changes = [...after].map(([stop, count]) => ({ stop, by: count - (before.get(stop) ?? 0) }));
  const left = changes.filter(({ by }) => by < 0).map(({ stop, by }) => ({ stop, count: -by }));
  const come = changes.filter(({ by }) => by > 0).map(({ stop, by }) => ({ stop, count: by }));
  const trips: Trip[] = [];
  for (const goal of come) {
    for (const source of left) {
      const count = Math.min(goal.count, source.count);
      if (count === 0) continue;
      trips.push({ from: source.stop, to: goal.stop, seat, sex, count });
      goal.count -= count;
      source.count -= count;
    }
  }
  return [
    ...trips,
    ...come.filter(({ count }) => count > 0).map(({ stop, count }) => ({ from: null, to: stop, seat, sex, count })),
    ...left.filter(({ count }) => count > 0).map(({ stop, count }) => ({ from: stop, to: null, seat, sex, count })),
  ];
}

/** Men and women on the same way go together. */
function together(trips: Trip[]): { travellers: Travellers; from: Stop | null; to: Stop | null }[] {
  const groups = new Map<string, { travellers: { kind: 'group'; seat: number } & Group; from: Stop | null; to: Stop | null }>();
  for (const { from, to, seat, sex, count } of trips) {
    const key = `${seat} ${from} ${to}`;
    const group = groups.get(key) ?? { travellers: { kind: 'group', seat, men: 0, women: 0 }, from, to };
    group.travellers[sex] += count;
    groups.set(key, group);
  }
  return [...groups.values()];
}

function pointOf(stop: Stop | null, boxes: readonly Box[], inHarbour: boolean): Point | null {
  if (stop === null) return null;
  const spot = SPOTS[stop];
  if (spot) return [spot.x, spot.y - 12];
  if (!inHarbour) return null;
  if (stop === 'beds' || stop === 'tombs') return [TRACKS[stop].x + TRACKS[stop].w / 2, TRACKS[stop].y + 60];
  const { x, y } = boxArea(stop as Box, boxes);
  return [x, y + 12];
}

/** `inHarbour`: whether boxes and tracks are drawn on the map. */
export function flights(before: View, after: View, boxes: readonly Box[], inHarbour: boolean): Flight<Travellers>[] {
  if (!isOpen(before) || !isOpen(after)) return [];
  const members = after.seats.flatMap((_, seat) => (['men', 'women'] as const).flatMap((sex) => pair(census(before, seat, sex), census(after, seat, sex), seat, sex)));
  const pawns = after.police.flatMap((to, k) => {
    const from = before.police[k] ?? null;
    return from === to ? [] : [{ travellers: { kind: 'police' } as const, from, to }];
  });
  const ways = [...together(members), ...pawns];
  if (ways.length > MOST_FLIGHTS) return [];
  return ways.flatMap(({ travellers, from, to }) => {
    const [start, end] = [pointOf(from, boxes, inHarbour), pointOf(to, boxes, inHarbour)];
    const known = end ?? start;
    if (!known) return [];
    const above: Point = [known[0], known[1] - LIFT];
    return [{ id: nextFlight(), piece: travellers, from: start ?? above, to: end ?? above, scale: 0.95, comes: !start, goes: !end }];
  });
}
