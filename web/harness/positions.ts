// Positions to look at: three played out by the rules (the studies'), and one with more in every ward than a game brings.
import { WARDS, type Count, type View, type Ward, type Zone } from '../src/games/tammany/types';
import { SHAPES } from '../src/map/geometry';
import type { Ghost } from '../src/games/tammany/board/pieces';

type Four = [number, number, number, number];
interface Sketch { players: number; year: number; edition?: number; bag: Four; garden: Four; boxes?: Partial<Record<Zone, Four>>; locked: string[]; wards: Partial<Record<Ward, [cubes: Four, bosses: number[]]>> }
export interface Scene { states?: Partial<Record<Ward, 'may' | 'not' | 'chosen' | 'rest' | 'vote'>>; ghosts?: Ghost[]; strikes?: { ward: Ward; seat: number }[] }

const count = ([irish, english, german, italian]: Four = [0, 0, 0, 0]): Count => ({ irish, english, german, italian });

function position({ players, year, edition = 2020, bag, garden, boxes = {}, locked, wards }: Sketch): View {
  const nobody = Array<number>(players).fill(0);
  return {
    game: 'tammany', players, options: { edition, supply: 'printed', lock: 'full' }, year, term: Math.ceil(year / 4), first: 0, phase: 'turn', actor: 0, movers: [0],
    wards: Object.fromEntries(WARDS.map((ward) => {
      const [cubes, bosses] = wards[ward] ?? [undefined, nobody];
      return [ward, { zone: SHAPES[ward].zone, open: ward in wards, cubes: count(cubes), bosses, locked: locked.includes(ward) }];
    })) as View['wards'],
    garden: count(garden), bag: count(bag), boxes: { I: count(boxes.I), II: count(boxes.II), III: count(boxes.III) }, supply: null,
    seats: nobody.map(() => ({ score: 0, favors: count(), bosses: 10, tokens: 3, office: null, leads: [], slandered: false })),
    turn: { ward: false, office: false }, election: null,
  };
}

const FOUR: Sketch = {
  players: 4, year: 11, bag: [11, 13, 14, 13], garden: [1, 1, 0, 0], locked: ['11'],
  wards: {
    '1': [[0, 1, 1, 1], [0, 1, 2, 1]], '2': [[1, 1, 0, 1], [1, 1, 0, 0]], '4': [[0, 0, 1, 2], [1, 0, 0, 1]], '7': [[1, 0, 2, 1], [1, 0, 0, 1]], '6': [[1, 1, 0, 1], [0, 1, 0, 1]],
    '14': [[2, 1, 1, 3], [1, 2, 1, 1]], '9': [[0, 1, 1, 0], [0, 1, 0, 0]], '15': [[1, 0, 1, 1], [1, 1, 0, 0]], '8': [[1, 1, 0, 0], [0, 1, 0, 0]], '5': [[2, 1, 0, 0], [0, 0, 0, 0]],
    '3': [[0, 1, 1, 1], [1, 0, 0, 0]], '17': [[2, 0, 2, 0], [1, 0, 0, 0]], '11': [[0, 1, 1, 1], [0, 0, 0, 1]], '13': [[2, 0, 0, 0], [0, 0, 1, 0]], '10': [[0, 2, 0, 0], [0, 0, 0, 1]],
  },
};
const FIVE: Sketch = {
  players: 5, year: 6, bag: [13, 17, 16, 17], garden: [0, 0, 1, 0], locked: ['6'],
  wards: {
    '1': [[0, 1, 0, 0], [0, 1, 0, 0, 0]], '2': [[0, 0, 2, 1], [1, 0, 1, 0, 0]], '4': [[2, 0, 1, 0], [0, 0, 0, 0, 1]], '7': [[0, 0, 2, 0], [0, 1, 0, 0, 0]], '6': [[1, 1, 0, 0], [0, 0, 1, 0, 0]],
    '14': [[2, 0, 0, 2], [1, 0, 1, 2, 3]], '9': [[1, 1, 0, 1], [0, 0, 1, 0, 0]], '15': [[1, 1, 0, 0], [1, 1, 0, 0, 0]], '8': [[1, 0, 1, 1], [1, 1, 0, 0, 0]], '5': [[1, 1, 1, 0], [1, 0, 1, 0, 0]],
    '3': [[1, 0, 0, 1], [0, 0, 0, 0, 1]], '17': [[1, 0, 0, 0], [0, 1, 0, 0, 0]], '11': [[0, 0, 1, 1], [0, 0, 0, 0, 1]], '13': [[1, 2, 0, 1], [0, 0, 0, 1, 0]], '10': [[0, 1, 0, 0], [0, 1, 0, 0, 0]],
  },
};
const THREE: Sketch = {
  players: 3, year: 7, bag: [17, 16, 17, 18], garden: [0, 1, 2, 1], boxes: { III: [2, 1, 1, 0] }, locked: ['4'],
  wards: {
    '14': [[1, 0, 1, 3], [1, 0, 2]], '1': [[0, 0, 2, 0], [1, 0, 0]], '2': [[0, 2, 0, 0], [1, 0, 1]], '4': [[0, 1, 1, 0], [0, 1, 0]], '7': [[1, 1, 0, 0], [1, 1, 1]], '6': [[1, 1, 0, 1], [0, 1, 1]],
    '9': [[1, 1, 0, 0], [1, 0, 0]], '15': [[1, 0, 0, 0], [0, 0, 0]], '8': [[0, 1, 0, 1], [0, 0, 0]], '5': [[0, 0, 1, 1], [1, 0, 0]], '3': [[1, 0, 0, 0], [0, 1, 1]],
  },
};
const zoneOne = Object.fromEntries(Object.entries(THREE.wards).filter(([ward]) => SHAPES[ward as Ward].zone === 'I'));
const START: Sketch = { ...THREE, year: 2, wards: zoneOne, boxes: { II: [2, 2, 1, 0], III: [2, 1, 1, 0] } };
const CROWDED: Sketch = { ...FIVE, garden: [2, 2, 2, 1], locked: [...WARDS], wards: Object.fromEntries(WARDS.map((ward) => [ward, [[2, 1, 3, 1], [3, 1, 2, 1, 1]]])) };

export const POSITIONS: Record<string, View> = {
  four: position(FOUR), five: position(FIVE), three: position(THREE), start: position(START), crowded: position(CROWDED), first: position({ ...FOUR, edition: 2009 }),
};

const others = (but: string[], state: 'may' | 'not' | 'rest'): Scene['states'] => Object.fromEntries(WARDS.filter((ward) => !but.includes(ward)).map((ward) => [ward, state]));

export const SCENES: Record<string, Scene> = {
  settle: { states: { ...others(['11', '5'], 'may'), '11': 'not', '5': 'chosen' }, ghosts: [{ ward: '14', seat: 2 }] },
  campaign: { states: { ...others(['6', '9'], 'may'), '6': 'not', '9': 'chosen' }, ghosts: [{ ward: '9', seat: 3 }] },
  second: { states: { ...others(['4', '6'], 'may'), '4': 'not', '6': 'chosen' }, ghosts: [{ ward: '7', seat: 1 }] },
  slander: { states: { ...others(['1', '14'], 'rest'), '1': 'may', '14': 'chosen' }, strikes: [{ ward: '14', seat: 1 }] },
  vote: { states: { ...others(['14'], 'rest'), '14': 'vote' } },
  ghosts: { states: others([], 'may'), ghosts: [{ ward: '6', seat: 2 }, { ward: '6', seat: 2 }, { ward: '3', cube: 'irish' }, { ward: '14', cube: 'german' }, { ward: '14', seat: 0 }] },
};
