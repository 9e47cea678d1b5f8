// Castle Garden: how many cubes it holds at most, and where each stands.
import type { Point } from '../../../map/geometry';
import { NATIONS, type Count, type Nation } from '../types';

const FIVE: Point[] = [[-41, -20], [0, -20], [41, -20], [-20, 21], [20, 21]];
const SIX: Point[] = [[-41, -20], [0, -20], [41, -20], [-41, 21], [0, 21], [41, 21]];
const SEVEN: Point[] = [[-20, -40], [20, -40], [-41, 0], [0, 0], [41, 0], [-20, 40], [20, 40]];

/** Two more places than players (rules, 4.1), from the fort's centre. */
export const gardenPlaces = (players: number): Point[] => (players <= 3 ? FIVE : players === 4 ? SIX : SEVEN);

export const cubesIn = (count: Count): Nation[] => NATIONS.flatMap((nation) => Array<Nation>(count[nation]).fill(nation));

export const sum = (count: Count): number => cubesIn(count).length;
