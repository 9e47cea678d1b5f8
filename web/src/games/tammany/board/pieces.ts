// How the pieces of a ward are arranged: one glyph a seat and one a nation, in the largest of three arrangements that fits the ward's area.
import { isInside, SHAPES, type Crop } from '../../../map/geometry';
import { NATIONS, type Nation, type Ward, type WardView } from '../types';

/** A piece that would be there. */
export interface Ghost { ward: Ward; seat?: number; cube?: Nation }

export type Glyph =
  | { kind: 'plaque'; leader: number | null }
  | { kind: 'lock' }
  | { kind: 'bonus'; gives: 'cube' | 'favor' }
  | { kind: 'hall' }
  | { kind: 'boss'; seat: number; count: number; ghost: boolean; struck: boolean }
  | { kind: 'cube'; nation: Nation; count: number; ghost: boolean };

/** A glyph at its place; width and height before scaling. */
export interface Placed { key: string; glyph: Glyph; x: number; y: number; w: number; h: number; scale: number }

/** What else is to be shown in the ward beside what the view holds. */
export interface Extras { ghosts: Ghost[]; struck: number[] }

/** Most behind the first of a stack, and how far each is shifted. */
export const BEHIND = 2;
export const BOSS_SHIFT = { x: 5.5, y: -1.5 };
export const CUBE_SHIFT = { x: 4.5, y: -4.5 };
export const PLAQUE_HEIGHT = 32;
export const plaqueWidth = (ward: Ward): number => (ward.length > 1 ? 44 : 34);

export const BONUS: Partial<Record<Ward, 'cube' | 'favor'>> = { '1': 'cube', '2': 'cube', '4': 'favor', '7': 'favor' };
const HALL: Ward = '14';

/** The largest scale; how far pieces may overrun their area; and the scale from which on they may not. */
const LIMITS: Record<Crop, { most: number; overrun: number; enough: number }> = {
  full: { most: 1.03, overrun: 1.14, enough: 0.86 },
  stage: { most: 1.03, overrun: 1.14, enough: 0.86 },
  phone: { most: 1.22, overrun: 1.24, enough: 1.04 },
};
const OVERRUN_STEP = 0.03;
const AIR = 5; // around a glyph that may lie outside its ward
const ROWS_PREFERRED = 1.13;
const CLEARLY_LARGER = 0.03;

/** Whoever has most bosses in a ward, if one alone has. */
export function leaderOf(bosses: readonly number[]): number | null {
  const most = Math.max(0, ...bosses);
  const leaders = bosses.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
}

interface Box {
  w: number;
  h: number;
  place: (x: number, y: number, scale: number) => Placed[];
}

function leaf(key: string, glyph: Glyph, w: number, h: number, drop = 0): Box {
  return { w, h, place: (x, y, scale) => [{ key, glyph, x, y: y + drop * scale, w, h, scale }] };
}

/** Side by side; `sink` says how far the lower ones sink: 1 to a common foot, 0 hanging from a common top. */
function row(boxes: Box[], gap: number, sink = 1): Box {
  const h = Math.max(0, ...boxes.map((box) => box.h));
  return {
    w: boxes.reduce((sum, box) => sum + box.w, 0) + gap * Math.max(0, boxes.length - 1),
    h,
    place: (x, y, scale) => boxes.flatMap((box) => {
      const placed = box.place(x, y + (h - box.h) * scale * sink, scale);
      x += (box.w + gap) * scale;
      return placed;
    }),
  };
}

function column(boxes: Box[], gap: number): Box {
  const w = Math.max(0, ...boxes.map((box) => box.w));
  return {
    w,
    h: boxes.reduce((sum, box) => sum + box.h, 0) + gap * Math.max(0, boxes.length - 1),
    place: (x, y, scale) => boxes.flatMap((box) => {
      const placed = box.place(x + ((w - box.w) * scale) / 2, y, scale);
      y += (box.h + gap) * scale;
      return placed;
    }),
  };
}

/** Rows of nearly equal length, none longer than `most`. */
function rows(boxes: Box[], most: number, gap: number): Box[] {
  if (boxes.length === 0) return [];
  const each = Math.ceil(boxes.length / Math.ceil(boxes.length / most));
  return Array.from({ length: Math.ceil(boxes.length / each) }, (_, i) => row(boxes.slice(i * each, (i + 1) * each), gap));
}

function bossBox(seat: number, count: number, ghost: boolean, struck: boolean): Box {
  const behind = Math.min(count - 1, BEHIND);
  return leaf(`${ghost ? 'ghost-' : ''}boss-${seat}`, { kind: 'boss', seat, count, ghost, struck }, 36 + behind * BOSS_SHIFT.x, 44);
}

function cubeBox(nation: Nation, count: number, ghost: boolean): Box {
  const behind = Math.min(count - 1, BEHIND);
  const badge = count > 1 ? 2 : 0;
  return leaf(`${ghost ? 'ghost-' : ''}cube-${nation}`, { kind: 'cube', nation, count, ghost }, 31 + behind * CUBE_SHIFT.x + badge, 32 + behind * 2, behind * 2);
}

function bossBoxes(view: WardView, { ghosts, struck }: Extras): Box[] {
  const standing = view.bosses.map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const coming = view.bosses.map((_, seat) => ({ seat, count: ghosts.filter((ghost) => ghost.seat === seat).length })).filter(({ count }) => count > 0);
  return [
    ...standing.map(({ count, seat }) => bossBox(seat, count, false, struck.includes(seat))),
    ...coming.map(({ count, seat }) => bossBox(seat, count, true, false)),
  ];
}

function cubeBoxes(view: WardView, { ghosts }: Extras): Box[] {
  const coming = NATIONS.map((nation) => ({ nation, count: ghosts.filter((ghost) => ghost.cube === nation).length }));
  return [
    ...NATIONS.filter((nation) => view.cubes[nation] > 0).map((nation) => cubeBox(nation, view.cubes[nation], false)),
    ...coming.filter(({ count }) => count > 0).map(({ nation, count }) => cubeBox(nation, count, true)),
  ];
}

function badgeBoxes(ward: Ward, view: WardView): Box[] {
  const gives = BONUS[ward];
  return [
    ...(view.locked ? [leaf('lock', { kind: 'lock' }, 25, 30)] : []),
    ...(gives ? [leaf('bonus', { kind: 'bonus', gives }, 36, 25)] : []),
    ...(ward === HALL ? [leaf('hall', { kind: 'hall' }, 60, 32)] : []),
  ];
}

/** The three arrangements: all in rows; the number beside the rows; the number in the bosses' row. */
function* arrangements(plaque: Box, badges: Box[], bosses: Box[], cubes: Box[]): Generator<{ box: Box; inRows: boolean }> {
  const head = row([plaque, ...badges], 6);
  const side = column([plaque, ...badges], 5);
  for (const bossesARow of [5, 4, 3, 2]) {
    for (const cubesARow of [4, 3, 2]) {
      const cubeRows = rows(cubes, cubesARow, 4);
      const pieceRows = [...rows(bosses, bossesARow, 3), ...cubeRows];
      yield { box: column([head, ...pieceRows], 5), inRows: true };
      yield { box: row([side, column(pieceRows, 5)], 8, 0.3), inRows: false };
      yield { box: column([row([plaque, ...badges, ...bosses], 5), ...cubeRows], 5), inRows: false };
    }
  }
}

/** In the middle of the ward's area. */
function centred(ward: Ward, box: Box, scale: number): Placed[] {
  const { x, y } = SHAPES[ward].pieces;
  return box.place(x - (box.w * scale) / 2, y - (box.h * scale) / 2, scale);
}

function staysInside(ward: Ward, placed: Placed[]): boolean {
  return placed.every(({ x, y, w, h, scale }) =>
    [x + AIR, x + w * scale - AIR].every((across) => [y + AIR, y + h * scale - AIR].every((down) => isInside(ward, across, down))),
  );
}

/** As large as its area allows; crowded pieces may overrun it, as far as they stay in their ward. */
function scaleOf(ward: Ward, box: Box, crop: Crop, worthTrying: (scale: number) => boolean): number {
  const { w, h } = SHAPES[ward].pieces;
  const { most, overrun, enough } = LIMITS[crop];
  const fitting = Math.min(w / box.w, h / box.h);
  if (fitting >= enough) return Math.min(most, fitting);
  for (let scale = Math.min(enough, fitting * overrun); scale > fitting && worthTrying(scale); scale -= OVERRUN_STEP) {
    if (staysInside(ward, centred(ward, box, scale))) return scale;
  }
  return fitting;
}

/** Everything in an open ward, each glyph with its place on the map and its scale. */
export function arrange(ward: Ward, view: WardView, crop: Crop, extras: Extras = { ghosts: [], struck: [] }): Placed[] {
  const plaque = leaf('plaque', { kind: 'plaque', leader: leaderOf(view.bosses) }, plaqueWidth(ward), PLAQUE_HEIGHT);
  let best: { box: Box; scale: number } | null = null;
  let bestWorth = 0;
  for (const { box, inRows } of arrangements(plaque, badgeBoxes(ward, view), bossBoxes(view, extras), cubeBoxes(view, extras))) {
    const preferred = inRows ? ROWS_PREFERRED : 1;
    const scale = scaleOf(ward, box, crop, (tried) => tried * preferred > bestWorth + CLEARLY_LARGER);
    if (scale * preferred > bestWorth + CLEARLY_LARGER) {
      best = { box, scale };
      bestWorth = scale * preferred;
    }
  }
  return best ? centred(ward, best.box, best.scale) : [];
}

/** The number alone: what is left when the pieces are hidden to see the map. */
export function numberAlone(ward: Ward, view: WardView): Placed[] {
  const [x, y] = SHAPES[ward].label;
  const w = plaqueWidth(ward);
  return leaf('plaque', { kind: 'plaque', leader: leaderOf(view.bosses) }, w, PLAQUE_HEIGHT).place(x - w / 2, y - PLAQUE_HEIGHT / 2, 1);
}
