// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { Entry } from '../../lib/api';
import { speak } from '../../lib/i18n.svelte';
import { plain, type Line } from '../../table/lines';
import type { GangCast } from './cast';
import { entry, fact } from './examples';
import { newTeller } from './sentences';
import type { Place } from './types';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

const CAST: GangCast = { names: ['You', 'Dead Rabbits', 'Bowery Boys'], gangNames: ['Whyos', 'Dead Rabbits', 'Bowery Boys'], gangs: ['whyos', 'rabbits', 'bowery'], letters: ['W', 'R', 'B'], colours: [0, 1, 2], me: 0 };
const told = (log: Entry[]): Line<Place>[] => newTeller().tell(log, CAST, 1890);
const say = (seat: number | null, text: string): string => told([entry(1, seat, text)]).map(plain).join(' ');

/** One of each move there is. */
const MOVES = [
  'women 2', 'bribe 1 7a woman 10b', 'bribe 1 7a', 'favor double', 'use parole', 'keep parole', 'police 2 6b', 'step 2m1w 6a 2a', 'box port 1m 6a', 'fight 2a', 'arm 1 blade 1 gun', 'arm none', 'bury man 2a', 'bed woman port',
  'jail man 2a', 'retreat 1a', 'keep rat-pit 2a', 'destroy rat-pit 2a', 'recruit 3m1w', 'sober', 'lobby', 'buy 1 blade', 'open saloon 6b', 'close saloon 6b', 'rob mugging 6b', 'rob mugging 6b white2', 'equip lookout man 6a',
  'sack', 'rig 3', 'rig ?', 'use sober2', 'swap c', 'home man 6a', 'war b', 'call', 'decline', 'commit 6', 'dry man 6a', 'offer nowar b', 'offer nobattle b fight', 'offer lend b', 'offer exchange c rat-pit 6b gambling-hall 13b',
  'accept', 'refuse', 'deal', 'nodeal', 'reverse', 'exchange brothel 13a rat-pit 6b', 'undo',
];
const DRAWS = ['c', 'empty', '1g2b', '2g', 'clubs', '1k2r', '1r', 'clean', '3'];
const ID = /gangs-|\$|\{|\uE000|\uE002/;

test('every move is a sentence, whoever made it', () => {
  for (const text of MOVES) {
    for (const seat of [0, 1]) {
      const said = say(seat, text);
      assert.match(said, / .*\.$/, text);
      assert.doesNotMatch(said.replaceAll(/\$\d/g, ''), ID, text);
      assert.match(said, seat === 0 ? /You|you/ : /Dead Rabbits/, text);
    }
  }
});

test('every draw is a sentence', () => {
  for (const text of DRAWS) assert.match(say(null, text), / .*\.$/, text);
});

test('a sack shows whose ballots were drawn, another draw of a seat the order', () => {
  assert.match(told([entry(1, 0, 'sack'), entry(2, null, 'b'), entry(3, null, 'c')]).map(plain).join(' '), /A ballot of Dead Rabbits .* A ballot of Bowery Boys/);
  assert.match(say(null, 'b'), /Dead Rabbits next in the order/);
});

test('that a turn or its actions are over says nothing by itself', () => assert.deepEqual(told([entry(1, 1, 'done'), entry(2, 1, 'pass')]), []));

test('a turn begins with a heading of its year, and what one loses is marked', () => {
  const lines = told([entry(1, 1, 'pass', [fact('news-turn', { turn: 3 }), fact('news-income', { seat: 0, dollars: 12 }), fact('news-raid', { seat: 0, square: '6a', count: 2 }), fact('news-raid', { seat: 1, square: '4a', count: 1 })])]);
  assert.deepEqual(lines.map(plain), ['1892, turn 3', 'You earn $12 from dens.', 'The police raid 6a and take 2 of your members to the Tombs.', 'The police raid 4a and take the one member of Dead Rabbits there to the Tombs.']);
  assert.deepEqual(lines.map((line) => line.loss), [false, false, true, false]);
  assert.deepEqual(lines[2]?.places, ['6a']);
});

test('places can be pointed at, and what is taken back is struck out', () => {
  const [step] = told([entry(1, 1, 'step 1m 4a 4b'), entry(2, 1, 'undo')]);
  assert.deepEqual(step?.places, ['4a', '4b']);
  assert.equal(step?.undone, true);
});

test('what a gang did that had no choice is told as if it had said it', () => {
  const forced = (seat: number, move: string) => fact('news-forced', { seat, move });
  const lines = told([entry(1, null, '1k1r', [forced(0, 'bed man 6a'), forced(1, 'arm 1 blade'), fact('news-rout', { seat: 1, square: '1a', count: 2 })])]);
  assert.deepEqual(lines.map(plain), ['Drawn: the black, one red.', 'You put a man of 6a to bed.', 'Dead Rabbits brought one Blade.', 'Dead Rabbits can flee from 1a to nowhere: 2 members go to the Tombs.']);
  assert.deepEqual(lines.map(({ seat }) => seat), [null, 0, 1, 1]);
  assert.deepEqual(lines[1]?.places, ['6a']);
});
