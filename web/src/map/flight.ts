// A piece that travels on the map between two moments.
import type { Point } from './geometry';

/** `comes`: from outside the map; `goes`: it leaves the map. */
export interface Flight<Piece> { id: number; piece: Piece; from: Point; to: Point; scale: number; comes: boolean; goes: boolean }

/** More at once are a jump in time rather than moves: they are shown without travelling. */
export const MOST_FLIGHTS = 8;
/** How far above its place a piece comes from or goes to that has no other place on the map. */
export const LIFT = 64;

let flown = 0;
export const nextFlight = (): number => ++flown;
