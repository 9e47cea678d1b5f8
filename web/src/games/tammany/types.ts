// What the engine's view of Tammany Hall holds (src/fivepoints/games/tammany/view.py), and the words of the board.
import { WARDS, type Ward, type Zone } from '../../map/wards';

export { WARDS, type Ward, type Zone };
export const NATIONS = ['irish', 'english', 'german', 'italian'] as const;
export type Nation = (typeof NATIONS)[number];
export type Count = Record<Nation, number>;
export type Office = 'mayor' | 'deputy' | 'council' | 'police' | 'precinct';
export type Phase = 'turn' | 'second' | 'cube' | 'spread' | 'bid' | 'place' | 'favor' | 'appoint' | 'fill' | 'open' | 'first' | 'over';

export interface WardView {
  zone: Zone;
  open: boolean;
  cubes: Count;
  bosses: number[];
  locked: boolean;
}

export interface SeatView {
  score: number;
  favors: Count;
  bosses: number | null;
  tokens: number;
  office: Office | null;
  leads: Nation[];
  slandered: boolean;
}

export interface View {
  game: 'tammany';
  players: number;
  options: { edition: number; supply: string; lock: string };
  year: number;
  term: number;
  first: number | null;
  phase: Phase;
  actor: number | null;
  movers: number[];
  wards: Record<Ward, WardView>;
  garden: Count;
  bag: Count;
  boxes: Record<Zone, Count>;
  supply: Count | null;
  seats: SeatView[];
  turn: { ward: boolean; office: boolean; first_boss?: Ward; slander?: { ward: Ward; victim: number; nation: Nation } } | null;
  election: { ward: Ward; candidates: number[]; closed: number[]; bid: Count | null } | null;
}
