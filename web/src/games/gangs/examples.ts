// Numbers and tables for tests: as in data/gangs.json, as far as they are asked for.
import type { Entry } from '../../lib/api';
import type { Numbers } from './numbers';
import type { Group, Kind, Phase, SquareView, View } from './types';

export const NUMBERS = {
  activities: {
    whisky: { kind: 'traffic', members: 2, women: 0, makes: 'barrel', output: 2, bottles: 1 }, opium: { kind: 'traffic', members: 3, women: 0, makes: 'kilo', output: 2, bottles: 0 },
    ratpit: { kind: 'den', members: 2, women: 0, income: 6, uses: null, bottles: 1 }, brothel: { kind: 'den', members: 3, women: 2, income: 10, uses: null, bottles: 2 },
    casino: { kind: 'den', members: 4, women: 0, income: 13, uses: null, bottles: 2 }, saloon: { kind: 'den', members: 2, women: 0, income: 11, uses: 'barrel', bottles: 3 },
    opiumden: { kind: 'den', members: 2, women: 0, income: 13, uses: 'kilo', bottles: 1 },
  },
  aggressions: { pickpocket: { members: 1, loot: 1 }, mugging: { members: 2, loot: 3 }, burglary: { members: 3, loot: 6 } },
  equipment: { bookkeeper: { value: 1 } },
  alcohol: { max: 10, effects: [{}, {}, {}, { cash: 2 }, { cash: 2 }, { bed: 1 }, { bed: 1 }, { tombs: 1 }, { tombs: 1 }, { dead: 1 }, { dead: 1, bed: 1 }] },
  combat: { war_max: 10 },
  turns: { base: 7, politics: 10, first_year: 1890 },
  police: { bribe_cash: 3, raid_pawns: 2 },
  politics: { ballot_price: 1 },
  deals: { loan: { members: 3 } },
} as unknown as Numbers;

/** A square of a seat, the first if no other is said. */
export function square(men: number, women: number, den: Kind | null = null, traffic: Kind | null = null, seat = 0): SquareView {
  const token = (kind: Kind | null) => kind && { kind, bottles_due: false };
  const members: Record<string, Group> = men + women ? { [seat]: { men, women } } : {};
  return { members, owner: den || traffic ? seat : null, den: token(den), traffic: token(traffic), control: seat };
}

/** What two seats look at. `mine` is what is otherwise of the first, `more` of the table. */
export function view(phase: Phase, squares: Record<string, SquareView>, mine: Partial<View['seats'][number]> = {}, more: Partial<View> = {}): View {
  const seat = { hq: '6a', dial: 0, barrels: 0, kilos: 0, blades: 0, guns: 0, equipment: [] };
  const tokens = { whisky: 5, opium: 4, ratpit: 8, brothel: 5, casino: 4, saloon: 6, opiumden: 5 };
  return { phase, stage: 'c', turn: 4, options: { mode: 'base' }, squares, boxes: { port: {}, hospital: {}, tammany: {}, arms: {} }, seats: [{ ...seat, ...mine }, seat], police: [], tokens, fight: null, proposal: null, victim: null, ...more } as unknown as View;
}

export const entry = (n: number, seat: number | null, text: string, news: Entry['news'] = []): Entry => ({ n, seat, text, news, how: 'move' }) as unknown as Entry;
export const fact = (message: string, args: Record<string, unknown>): Entry['news'][number] => ({ message, args }) as Entry['news'][number];
