// The drawn map in numbers, made ready to draw once: every path as text, who lies next to whom.
import raw from '../games/map.json';
import { WARDS, type Ward, type Zone } from './wards';

export type Point = readonly [number, number];
export type Crop = 'full' | 'phone' | 'stage';
/** Its centre, width and height. */
export interface Area { x: number; y: number; w: number; h: number }
/** A part of the map: left, top, width, height. */
export type ViewBox = readonly [number, number, number, number];

export const WHOLE: ViewBox = [0, 0, 1000, 1120];

interface MapData {
  north: number;
  wards: Record<Ward, { zone: Zone; outline: Point[]; centre: Point; label: Point; pieces: Area; squares: Record<string, Area>; blocks: Point[][]; parks: Record<string, Point[]> }>;
  borders: { wards: [number, number]; line: Point[] }[];
  island: Point[];
  coast: Point[];
  piers: Point[][];
  jersey: Point[];
  brooklyn: Point[];
  streets: { name: string; line: Point[] }[];
  arrows: { zone: Zone; from: number; to: number; x: number; y: number; turn: number }[];
  waters: { name: string; line: Point[] }[];
  adjacent: [number, number][];
}

export const MAP = raw as unknown as MapData;
export const ZONES: readonly Zone[] = ['I', 'II', 'III'];
export const ZONE_COLOUR: Record<Zone, string> = { I: 'var(--zone-1)', II: 'var(--zone-2)', III: 'var(--zone-3)' };

export const openLine = (line: readonly Point[]): string => `M${line.map((point) => point.join(',')).join('L')}`;
export const closedLine = (line: readonly Point[]): string => `${openLine(line)}Z`;

export interface WardShape {
  zone: Zone;
  outline: string;
  blocks: string;
  parks: string[];
  centre: Point;
  label: Point;
  pieces: Area;
  /** The least rectangle around the outline: left, top, right, bottom. */
  bounds: readonly [number, number, number, number];
}

function shape(ward: Ward): WardShape {
  const { zone, outline, blocks, parks, centre, label, pieces } = MAP.wards[ward];
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  return {
    zone, centre, label, pieces,
    outline: closedLine(outline),
    blocks: blocks.map(closedLine).join(''),
    parks: Object.values(parks).map(closedLine),
    bounds: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

export const SHAPES = Object.fromEntries(WARDS.map((ward) => [ward, shape(ward)])) as Record<Ward, WardShape>;

export function street(name: string): Point[] {
  return MAP.streets.find((one) => one.name === name)?.line ?? [];
}

export const NEIGHBOURS = Object.fromEntries(
  WARDS.map((ward) => [ward, WARDS.filter((other) => MAP.adjacent.some(([a, b]) => (`${a}` === ward && `${b}` === other) || (`${b}` === ward && `${a}` === other)))]),
) as Record<Ward, Ward[]>;

export const COMPASS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const SIDEWAYS = 0.3; // cosine of the widest angle that still counts as going that way

/** The neighbour an arrow key leads to: the one that lies most nearly in its direction. */
export function stepFrom(ward: Ward, key: string): Ward | undefined {
  const way = COMPASS[key];
  if (!way) return undefined;
  const [x, y] = SHAPES[ward].centre;
  const ahead = NEIGHBOURS[ward].map((other) => {
    const [dx, dy] = [SHAPES[other].centre[0] - x, SHAPES[other].centre[1] - y];
    return { other, cosine: (dx * way[0] + dy * way[1]) / Math.hypot(dx, dy) };
  });
  return ahead.filter(({ cosine }) => cosine > SIDEWAYS).sort((a, b) => b.cosine - a.cosine)[0]?.other;
}

export const isArrowKey = (key: string): boolean => key in COMPASS;

/** Whether a point lies inside a ward: an odd number of its edges is crossed on the way out. */
export function isInside(ward: Ward, x: number, y: number): boolean {
  const { outline } = MAP.wards[ward];
  let inside = false;
  let [bx, by] = outline.at(-1) ?? [0, 0];
  for (const [ax, ay] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}
