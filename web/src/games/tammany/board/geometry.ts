// The drawn map in numbers, made ready to draw once: every path as text, who lies next to whom, where things stand in each crop.
import raw from '../../map.json';
import { WARDS, type Ward, type Zone } from '../types';

export type Point = readonly [number, number];
export type Crop = 'full' | 'phone' | 'stage';
export interface Area { x: number; y: number; w: number; h: number }

interface MapData {
  north: number;
  wards: Record<Ward, { zone: Zone; outline: Point[]; centre: Point; label: Point; pieces: Area; blocks: Point[][]; parks: Record<string, Point[]> }>;
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

export const wardsOf = (zone: Zone): Ward[] => WARDS.filter((ward) => SHAPES[ward].zone === zone);

export function street(name: string): Point[] {
  return MAP.streets.find((one) => one.name === name)?.line ?? [];
}

export const NEIGHBOURS = Object.fromEntries(
  WARDS.map((ward) => [ward, WARDS.filter((other) => MAP.adjacent.some(([a, b]) => (`${a}` === ward && `${b}` === other) || (`${b}` === ward && `${a}` === other)))]),
) as Record<Ward, Ward[]>;

const COMPASS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
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

/** What part of the map is shown, and where the furniture in the water stands then. The stage of an election has none. */
interface CropPlan {
  view: readonly [number, number, number, number];
  garden?: { x: number; y: number; radius: number; lettering: number; spacing: number };
  compass?: { x: number; y: number; radius: number };
  ship?: { x: number; y: number; scale: number; lettering: number };
  cartouche?: { x: number; y: number; scale: number };
  frame: boolean;
}

export const CROPS: Record<Crop, CropPlan> = {
  full: {
    view: [0, 0, 1000, 1120],
    garden: { x: 150, y: 960, radius: 78, lettering: 15, spacing: 3 },
    compass: { x: 926, y: 205, radius: 38 },
    ship: { x: 470, y: 1050, scale: 0.86, lettering: 18 },
    cartouche: { x: 838, y: 1030, scale: 0.93 },
    frame: true,
  },
  phone: {
    view: [64, 40, 878, 1030],
    garden: { x: 185, y: 958, radius: 82, lettering: 20, spacing: 1.6 },
    compass: { x: 680, y: 985, radius: 46 },
    ship: { x: 475, y: 1004, scale: 0.8, lettering: 27 },
    frame: false,
  },
  stage: { view: [72, 34, 872, 1094], frame: false },
};

/** Where the number of a ward stands while its zone is closed, beside the banner; and where the banner hangs. */
export const CLOSED_NUMBER: Partial<Record<Ward, Point>> = { '17': [585, 178], '11': [775, 183], '10': [612, 414], '13': [790, 401], '9': [190, 113], '15': [402, 116] };
export const BANNER: Partial<Record<Zone, Point>> = { II: [291, 206], III: [688, 292] };
