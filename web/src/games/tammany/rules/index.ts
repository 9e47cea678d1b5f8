// What the page knows of the rules of Tammany Hall besides their words: the parts of the list, what belongs together, which edition's line holds.
import type { Guide } from '../../../rules/book';

/** The first topic of each part. */
export const parts: Guide['parts'] = {
  overview: 'rulebook-tammany-game',
  turn: 'rulebook-tammany-turn',
  offices: 'rulebook-tammany-offices',
  election: 'rulebook-tammany-election',
  end: 'rulebook-tammany-end',
  supply: 'rulebook-tammany-more',
};

export const related: Guide['related'] = {
  overview: ['turn', 'election', 'points'],
  years: ['turn', 'election', 'mayor'],
  pieces: ['bosses', 'cubes', 'favors', 'supply'],
  map: ['zones', 'active', 'bonus-wards'],
  active: ['zones', 'cubes', 'locks'],
  zones: ['map', 'active', 'setup'],
  setup: ['zones', 'castle-garden', 'pieces'],
  turn: ['campaign', 'settle', 'offices', 'slander'],
  'castle-garden': ['settle', 'cubes', 'supply'],
  campaign: ['settle', 'bosses', 'locks'],
  settle: ['campaign', 'castle-garden', 'favors'],
  bosses: ['campaign', 'settle', 'election', 'slander'],
  cubes: ['settle', 'active', 'leaders', 'bids'],
  favors: ['settle', 'bids', 'slander', 'leaders'],
  'table-talk': ['favors', 'secrets'],
  offices: ['mayor', 'deputy', 'council', 'police', 'precinct'],
  mayor: ['mayor-election', 'offices', 'years'],
  deputy: ['offices', 'favors'],
  council: ['offices', 'locks'],
  police: ['offices', 'cubes', 'locks'],
  precinct: ['offices', 'map', 'cubes', 'locks'],
  locks: ['council', 'slander', 'editions'],
  slander: ['spread', 'favors', 'locks'],
  spread: ['slander', 'map', 'locks'],
  election: ['bids', 'bonus-wards', 'leaders', 'mayor-election', 'points'],
  bids: ['ties', 'favors', 'secrets', 'election'],
  ties: ['bids', 'tie-breaks', 'election'],
  'bonus-wards': ['election', 'cubes', 'favors', 'points'],
  leaders: ['favors', 'cubes', 'election'],
  points: ['election', 'mayor-election', 'end'],
  'mayor-election': ['mayor', 'tie-breaks', 'points'],
  end: ['points', 'tie-breaks', 'favors'],
  'tie-breaks': ['mayor-election', 'end', 'ties'],
  secrets: ['bids', 'table-talk'],
  supply: ['bosses', 'favors', 'castle-garden', 'options'],
  rulings: ['editions', 'options'],
  editions: ['rulings', 'options', 'locks'],
  options: ['editions', 'supply', 'locks'],
  moves: ['turn', 'bids'],
};

const USUAL_EDITION = 2020;
/** E1 goes by what the table chose for its locks, whatever its edition. */
const EDITION_OF_LOCK: Record<string, string> = { placing: '2009', full: '2020' };

export const played: Guide['played'] = (note, { edition, lock }) => (note === 'E1' ? EDITION_OF_LOCK[lock ?? ''] : undefined) ?? String(edition ?? USUAL_EDITION);
