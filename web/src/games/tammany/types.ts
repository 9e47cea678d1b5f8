// What the engine's view of Tammany Hall holds (src/fivepoints/games/tammany/view.py), and the words of the board.
export const NATIONS = ['irish', 'english', 'german', 'italian'] as const;
export type Nation = (typeof NATIONS)[number];
export type Count = Record<Nation, number>;
export type Zone = 'I' | 'II' | 'III';
export type Office = 'mayor' | 'deputy' | 'council' | 'police' | 'precinct';
export type Phase = 'turn' | 'second' | 'cube' | 'spread' | 'bid' | 'place' | 'favor' | 'appoint' | 'fill' | 'open' | 'first' | 'over';

/** The wards in the order in which they vote. */
export const WARDS = ['1', '2', '4', '7', '6', '14', '9', '15', '8', '5', '3', '17', '11', '13', '10'] as const;
export type Ward = (typeof WARDS)[number];

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
