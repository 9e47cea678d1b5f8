// Where the places of Gangs stand on the map, which of them lie next to each other, and what part of the map is shown.
import { COMPASS, MAP, NEIGHBOURS, WHOLE, type Area, type Crop, type Point, type ViewBox } from '../../../map/geometry';
import { WARDS, type Ward } from '../../../map/wards';
import { BOXES, type Box, type Fight, type Group, type Place, type Square, type View } from '../types';

export const wardOf = (square: Square): Ward => square.slice(0, -1) as Ward;

/** A plate is drawn in these units, from its upper left corner; a small ward has smaller ones. */
export const PLATE = { w: 92, h: 84 };
const SMALLEST = 0.78;

export interface Spot { x: number; y: number; scale: number } // of its centre

export const SPOTS: Record<Square, Spot> = Object.fromEntries(
  [...WARDS].sort((a, b) => Number(a) - Number(b)).flatMap((ward) =>
    Object.entries(MAP.wards[ward].squares).map(([square, { x, y, w }]) => [square, { x, y, scale: Math.min(1, Math.max(SMALLEST, w / PLATE.w)) }]),
  ),
);

/** In the same ward or in adjacent ones (rules, 2). */
export function areAdjacent(a: Square, b: Square): boolean {
  return a !== b && (wardOf(a) === wardOf(b) || NEIGHBOURS[wardOf(a)].includes(wardOf(b)));
}

/** The boxes lie in the harbour, one above the other; those that are closed in a game leave no gap. */
export const BOX = { x: 28, w: 158, h: 88, gap: 8, foot: 1096 };
export function boxArea(box: Box, shown: readonly Box[]): Area {
  const fromBelow = shown.length - 1 - shown.indexOf(box);
  return { x: BOX.x + BOX.w / 2, y: BOX.foot - BOX.h / 2 - fromBelow * (BOX.h + BOX.gap), w: BOX.w, h: BOX.h };
}
export const TRACKS = { tombs: { x: 712, y: 886, w: 268, h: 106 }, beds: { x: 712, y: 998, w: 268, h: 104 } };

/** Around a plate, for the finger: as much as its neighbours leave. */
const AIR = 3;
const ROOF = 17;

/** What of the map belongs to a place. */
export function areaOf(place: Place, boxes: readonly Box[], roofed = false): Area {
  const spot = SPOTS[place];
  if (!spot) return boxArea(place as Box, boxes);
  const roof = roofed ? ROOF : 0;
  return { x: spot.x, y: spot.y - (roof / 2) * spot.scale, w: (PLATE.w + 2 * AIR) * spot.scale, h: (PLATE.h + 2 * AIR + roof) * spot.scale };
}

const NARROW = 0.42; // cosine of the widest angle that still counts as going that way
const ASIDE = 2; // how much worse a place is that lies to the side

/** The place an arrow key leads to: near, and most nearly in its direction. */
export function stepFrom(from: Place, key: string, places: Record<Place, Point>): Place | undefined {
  const way = COMPASS[key];
  const here = places[from];
  if (!way || !here) return undefined;
  const ahead = Object.entries(places).flatMap(([place, [x, y]]) => {
    const [dx, dy] = [x - here[0], y - here[1]];
    const distance = Math.hypot(dx, dy);
    const cosine = distance > 0 ? (dx * way[0] + dy * way[1]) / distance : 0;
    return cosine > NARROW ? [{ place, worth: distance * (1 + ASIDE * (1 - cosine)) }] : [];
  });
  return ahead.sort((a, b) => a.worth - b.worth)[0]?.place;
}

interface Bounds { left: number; top: number; right: number; bottom: number }

const boundsOfArea = ({ x, y, w, h }: Area): Bounds => ({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 });

function around(areas: readonly Area[], pad: number): ViewBox {
  const bounds = areas.map(boundsOfArea);
  const left = Math.min(...bounds.map((one) => one.left)) - pad;
  const top = Math.min(...bounds.map((one) => one.top)) - pad;
  return [left, top, Math.max(...bounds.map((one) => one.right)) + pad - left, Math.max(...bounds.map((one) => one.bottom)) + pad - top];
}

const plateArea = (square: Square): Area => areaOf(square, BOXES, true);

function overlap(a: Area, b: Area): number {
  const [one, other] = [boundsOfArea(a), boundsOfArea(b)];
  return Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
}

/** At least so wide and so high, about the same middle. */
const widened = ([x, y, w, h]: ViewBox, [wide, high]: readonly [number, number]): ViewBox => [x - Math.max(0, wide - w) / 2, y - Math.max(0, high - h) / 2, Math.max(w, wide), Math.max(h, high)];

/** Some squares with what lies about them; all that are open where there are none. */
export function near(squares: readonly Square[], open: readonly Square[]): ViewBox {
  return widened(around((squares.length ? squares : open).map(plateArea), 66), [PART[0], PART[0]]);
}

export interface ShownFight { square: Square; attacker: Group & { seat: number }; defender: Group & { seat: number } }

/** A fight that can be drawn: on a square, with both sides there. */
export function shownFight(view: View, fight: Fight | null): ShownFight | undefined {
  const square = fight?.square;
  if (!fight || !square) return undefined;
  const side = (seat: number): Group & { seat: number } => ({ seat, ...(view.squares[square]?.members[seat] ?? { men: 0, women: 0 }) });
  const [attacker, defender] = [side(fight.sides.attacker.seat), side(fight.sides.defender.seat)];
  return attacker.men + attacker.women && defender.men + defender.women ? { square, attacker, defender } : undefined;
}

/** The plate of a fight: its two halves, and what stands out above and below. */
export const FIGHT = { w: 218, h: 118, above: 16, below: 12 };
const REACH = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1]; // how far aside, of what leaves the middle of its square under it
const LEFT_UNDER = 28; // of the plate's half
const FAR = 0.25; // how much a way aside counts against what it uncovers

/** Where a fight is drawn large: over the middle of its square, and over as little as possible of the others. */
export function fightArea(square: Square, open: readonly Square[]): Area {
  const own = plateArea(square);
  const others = open.filter((other) => other !== square).map((other) => ({ area: plateArea(other), near: areAdjacent(square, other) ? 2 : 1 }));
  const [roomX, roomY] = [FIGHT.w / 2 - LEFT_UNDER, FIGHT.h / 2 - LEFT_UNDER];
  const spots = REACH.flatMap((right) => REACH.map((down): Area => ({ x: own.x + right * roomX, y: own.y + down * roomY, w: FIGHT.w, h: FIGHT.h + FIGHT.above + FIGHT.below })));
  const hidden = (spot: Area): number => others.reduce((sum, { area, near }) => sum + near * overlap(spot, area), FAR * ((spot.x - own.x) ** 2 + (spot.y - own.y) ** 2));
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

const STRIP = 0.72; // a window lower than this, of its width, shows a part of the map only
const LOW = 1.05; // and one lower than this, on a phone, no more than what matters now
const PART: readonly [number, number] = [560, 250];

/** `shape`: how high a window is, of its width. */
export const isStrip = (shape: number): boolean => shape < STRIP;

/** What the window has to show. `interest`: the places that matter now, where there is no room for all. */
export function part(crop: Crop, open: readonly Square[], fight: Square | undefined, shape: number, interest: readonly Square[]): ViewBox {
  if (crop === 'full') return WHOLE;
  const strip = isStrip(shape);
  if (fight && (strip || crop === 'stage')) {
    const stage = fightArea(fight, open);
    return strip ? around([stage], 50) : around([stage, ...open.filter((square) => areAdjacent(fight, square)).map(plateArea)], 34);
  }
  const all = around(open.map(plateArea), crop === 'phone' ? 14 : 44);
  if (!strip) return crop === 'phone' && shape < LOW && interest.length ? widened(around(interest.map(plateArea), 24), PART) : all;
  const [x, y, w, h] = interest.length ? around(interest.map(plateArea), 20) : all;
  return [x + w / 2 - PART[0] / 2, y + h / 2 - PART[1] / 2, ...PART];
}

/** The part of the map in the shape of its window, so that nothing of it is cut off; below it is left room for what lies over the map there, in px. */
export function fitted([x, y, w, h]: ViewBox, width: number, height: number, foot = 0): ViewBox {
  if (width <= 0 || height <= foot) return [x, y, w, h];
  const scale = Math.min(width / w, (height - foot) / h);
  return [x - (width / scale - w) / 2, y - ((height - foot) / scale - h) / 2, width / scale, height / scale];
}
