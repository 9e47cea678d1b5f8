// What the engine's view of Gangs holds (src/fivepoints/games/gangs/view.py), its numbers (data/gangs.json), and the words of its notation.
export const GANGS = ['whyos', 'rabbits', 'bowery', 'eastman', 'dusters', 'charlton'] as const; // in the order of the colours
export type Gang = (typeof GANGS)[number];
export const PAINTED: readonly Gang[] = ['rabbits', 'whyos', 'eastman', 'bowery', 'dusters', 'charlton']; // in the order of the seats' paints (look.md)
export const BOXES = ['port', 'hospital', 'tammany', 'arms'] as const;
export type Box = (typeof BOXES)[number];
export type Square = string; // ward and letter: `6a`
export type Place = Square | Box;
export const TRAFFICS = ['whisky', 'opium'] as const;
export const DENS = ['ratpit', 'brothel', 'casino', 'saloon', 'opiumden'] as const;
export type Kind = (typeof TRAFFICS)[number] | (typeof DENS)[number];
export type Crime = 'pickpocket' | 'mugging' | 'burglary' | 'heist' | 'bankjob';
export type Tool = 'lookout' | 'fence' | 'cabman' | 'surgeon' | 'lawyer' | 'bookkeeper';
export type Favor = 'double' | 'white2' | 'recruit2' | 'move4' | 'parole' | 'keepgirl' | 'sober2';
export type DealKind = 'nowar' | 'nobattle' | 'loan' | 'exchange' | 'noballot';
export type Stage = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
export type Phase =
  | 'women' | 'bribe' | 'woman' | 'favor' | 'use' | 'police' | 'move' | 'group' | 'fight' | 'arm' | 'victim' | 'retreat' | 'takeover' | 'act' | 'home' | 'war'
  | 'call' | 'commit' | 'dry' | 'offer' | 'mine' | 'theirs' | 'answer' | 'settle' | 'order' | 'combat' | 'crime' | 'ballot' | 'duel' | 'over';

export interface Group {
  men: number;
  women: number;
}
export type People = Record<string, Group | null>; // by seat; null: not for this reader

export interface Token {
  kind: Kind;
  bottles_due: boolean;
}

export interface SquareView {
  members: People;
  owner: number | null;
  den: Token | null;
  traffic: Token | null;
  control: number | null;
}

export interface SeatView {
  gang: Gang;
  hq: Square;
  cash: number; // as everybody sees it
  dial: number;
  influence: number;
  blades: number;
  guns: number;
  barrels: number;
  kilos: number;
  equipment: Tool[];
  board: Group | null; // who became equipment
  beds: (Group | null)[];
  tombs: (Group | null)[];
  out: number | null; // as the how manieth it was put out
  attacked: number;
  rigged: boolean;
  ballots: number | null; // its own reader's only
  shown: number;
  owes: boolean;
}

export interface Side {
  seat: number;
  members: number | null;
  blades: number | null;
  guns: number | null;
}

export interface Fight {
  war: boolean;
  square: Square | null;
  lends_to: number | null;
  sides: { attacker: Side; defender: Side; lender?: Side };
  closed: number[];
}

export interface Proposal {
  kind: DealKind;
  from: number;
  to: number;
  duel: boolean;
  lends: boolean;
  squares: [Square, Square] | null;
}

export interface View {
  game: string;
  players: number;
  options: { mode: 'base' | 'politique'; gangs: string } & Record<'tammany' | 'police' | 'alcohol' | 'war' | 'deals' | 'equipment' | 'swap', number>;
  turn: number;
  year: number;
  stage: Stage | null;
  phase: Phase;
  actor: number | null;
  movers: number[];
  order: number[];
  squares: Record<Square, SquareView>; // those in play with so many gangs
  boxes: Record<Box, People>;
  tokens: Record<Kind, number>;
  weapons: { blades: number; guns: number };
  seats: SeatView[];
  police: Square[];
  corruption: number | null;
  favors: Record<Favor, number | null>;
  deals: { kind: DealKind; parties: [number, number]; called?: boolean }[];
  turn_of: { seat: number; moved: number; actions: number; may_swap: boolean } | null;
  fight: Fight | null;
  proposal: Proposal | null;
  victim: 'bury' | 'bed' | 'jail' | null;
  leaving: Group | null;
}
