// What the page knows of the rules of Gangs besides their words: the parts of the list, what belongs together, and the numbers that the sentences take.
import type { Guide } from '../../../rules/book';
import { flat, numbersOf } from '../numbers';

/** The first topic of each part. */
export const parts: Guide['parts'] = {
  overview: 'rulebook-gangs-game',
  turn: 'rulebook-gangs-turn',
  moves: 'rulebook-gangs-actions',
  combat: 'rulebook-gangs-fights',
  return: 'rulebook-gangs-night',
  election: 'rulebook-gangs-end',
};

export const related: Guide['related'] = {
  overview: ['turn', 'dens', 'war', 'end'],
  turn: ['income', 'police', 'moves', 'war', 'return', 'drinking', 'deals', 'election'],
  staff: ['dens', 'income', 'production'],
  income: ['staff', 'dens', 'police'],
  influence: ['lobby', 'favors', 'police'],
  favors: ['influence', 'lobby'],
  police: ['bribes', 'raids', 'influence'],
  bribes: ['police', 'raids'],
  raids: ['police', 'tracks'],
  moves: ['actions', 'boxes', 'limit', 'battles'],
  actions: ['recruit', 'open', 'crime', 'equipment', 'ballot'],
  battles: ['combat', 'take-over', 'retreat'],
  'take-over': ['battles', 'staff', 'dens'],
  open: ['dens', 'staff', 'drinking'],
  dens: ['open', 'staff', 'income'],
  crime: ['equipment', 'tracks'],
  combat: ['weapons', 'battles', 'war', 'retreat'],
  war: ['combat', 'loan', 'deals'],
  return: ['tracks', 'control', 'limit'],
  drinking: ['sober', 'tracks'],
  deals: ['duel', 'loan'],
  ballot: ['election'],
  election: ['ballot', 'control'],
  secrets: ['choices'],
  options: ['turn', 'fewer'],
};

export const args: Guide['args'] = async (game) => flat(await numbersOf(game));
