// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { speak } from '../../lib/i18n.svelte';
import type { GangCast } from './cast';
import { entry, NUMBERS, square, view } from './examples';
import { read } from './legal';
import { bribeBrings, pawnDoes, policeMovers, raidedBy, shutBy, threatOn, whoCanPay, withoutTwins } from './police';
import type { View } from './types';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

const CAST = { gangNames: ['Whyos', 'Dead Rabbits'] } as unknown as GangCast;
const squares = { '6a': square(4, 1), '4a': square(2, 1, 'ratpit', null, 1), '2a': square(1, 0, null, null, 2) };
const poor = { beds: [], tombs: [], board: null, cash: 2, influence: 3, out: null };
const rich = { ...poor, cash: 9, influence: 1 };
const more = { order: [1, 0, 2], police: ['6b', '7a', '14a'], turn: 5, options: { tammany: 1 } };
const seen = { ...view('police', squares, {}, more as unknown as Partial<View>), seats: [poor, rich, { ...rich, influence: 0 }] } as unknown as View;
const told = (log: Parameters<typeof policeMovers>[1], actor: number, left: number) => policeMovers(seen, log, actor, left).map(({ seat, reason, moved }) => [seat, reason, moved]);

test('before anybody has moved: who moves now, and who would be next', () => {
  assert.deepEqual(told([], 2, 3), [[2, 'living', null], [0, 'cash', null], [2, 'influence', null]]);
});

test('who has moved is told by the log, of this turn only', () => {
  const log = [entry(1, 1, 'police 2 9a'), entry(2, 2, 'police 1 4a')];
  assert.deepEqual(told(log, 0, 2), [[2, 'living', '4a'], [0, 'cash', null], [2, 'influence', null]]);
});

test('where the game began after it, nobody is told of', () => assert.deepEqual(told([], 0, 2), [[0, 'cash', null], [2, 'influence', null]]));

test('with two policemen two move them', () => assert.equal(policeMovers({ ...seen, police: ['6b', '7a'] }, [], 2, 2).length, 2));

test('whoever has a den, the money and a woman could pay', () => {
  const numbers = { ...NUMBERS, police: { bribe_cash: 3 } } as typeof NUMBERS;
  assert.equal(whoCanPay(seen, numbers, '4a'), 1);
  assert.equal(whoCanPay(seen, numbers, '6a'), null);
  assert.equal(whoCanPay({ ...seen, squares: { ...squares, '4a': square(3, 0, 'ratpit', null, 1) } }, numbers, '4a'), null);
  assert.equal(whoCanPay({ ...seen, seats: [poor, { ...rich, cash: 2 }] } as unknown as View, numbers, '4a'), null);
});

/** Two policemen, on one square or on two, in a window for bribes: with phase b it comes before the raids, with phase a before the income. */
const bribing = (stage: 'a' | 'b', police: string[], more: Partial<View> = {}): View =>
  view('bribe', { '6a': square(3, 1), '6b': square(1, 2, 'ratpit'), '4a': square(2, 1, 'ratpit', null, 1), '2a': square(0, 0) }, {}, { stage, police, ...more });

test('a raid is announced before the raids, and not in the window that opens the income', () => {
  const told = (stage: 'a' | 'b') => pawnDoes(bribing(stage, ['6b', '4a']), NUMBERS, CAST, '4a', '6b');
  assert.deepEqual(told('b'), ['A raid: 3 of Dead Rabbits go to the Tombs, unless somebody is paid.']);
  assert.deepEqual(told('a'), ['Nothing is disturbed there.']); // the den there is shut already
  assert.deepEqual(raidedBy(bribing('a', ['6b', '4a']), NUMBERS, '4a', '6b'), []);
});

test('a den that pays no more can not be shut', () => {
  assert.equal(shutBy(bribing('b', ['6b', '2a']), NUMBERS, '4a', '6b'), 6);
  assert.equal(shutBy(bribing('b', ['6b', '2a'], { turn: 7 }), NUMBERS, '4a', '6b'), 0);
});

test('what policemen on a den mean: income while one of them stays, and the raid if there are two', () => {
  assert.deepEqual(threatOn(bribing('b', ['6b', '2a']), NUMBERS, 0, '6b'), { pawns: 1, dollars: 6, raided: 0 });
  assert.deepEqual(threatOn(bribing('b', ['6b', '6b']), NUMBERS, 0, '6b'), { pawns: 2, dollars: 6, raided: 3 });
  assert.deepEqual(threatOn(bribing('a', ['6b', '6b']), NUMBERS, 0, '6b'), { pawns: 2, dollars: 6, raided: 0 });
  assert.deepEqual(threatOn(bribing('b', ['6b', '6b'], { turn: 7 }), NUMBERS, 0, '6b'), { pawns: 2, dollars: 0, raided: 3 });
});

test('a bribe saves nothing where a second policeman stays, but the members from the raid', () => {
  assert.deepEqual(bribeBrings(bribing('b', ['6b', '2a']), NUMBERS, 0, 0, '4a', '6a'), { dollars: 6, spared: 0, why: null });
  assert.deepEqual(bribeBrings(bribing('b', ['6b', '6b']), NUMBERS, 0, 0, '4a', '6a'), { dollars: 0, spared: 3, why: 'stays' });
  assert.deepEqual(bribeBrings(bribing('a', ['6b', '6b']), NUMBERS, 0, 0, '4a', '6a'), { dollars: 0, spared: 0, why: 'stays' });
});

test('a bribe saves nothing where the woman it costs is missing then, or no income comes', () => {
  const short = bribing('a', ['6b'], { squares: { ...bribing('a', []).squares, '6b': square(1, 1, 'ratpit') } });
  assert.equal(bribeBrings(short, NUMBERS, 0, 0, '4a', '6b').why, 'woman');
  assert.equal(bribeBrings(short, NUMBERS, 0, 0, '4a', '6a').dollars, 6);
  assert.equal(bribeBrings(bribing('b', ['6b'], { turn: 7 }), NUMBERS, 0, 0, '4a', '6a').why, 'late');
  const idle = bribing('a', ['6b'], { squares: { ...bribing('a', []).squares, '6b': square(1, 0, 'ratpit') } });
  assert.equal(bribeBrings(idle, NUMBERS, 0, 0, '4a', '6a').why, 'idle');
});

test('of policemen on one square only one is asked for', () => {
  const moves = ['pass', 'bribe 1 4a woman 6a', 'bribe 1 4a woman 6b', 'bribe 2 4a woman 6a', 'bribe 2 4a woman 6b', 'bribe 3 4a woman 6a'].map(read);
  const texts = withoutTwins(moves, bribing('b', ['6b', '6b', '2a'])).map(({ text }) => text);
  assert.deepEqual(texts, ['pass', 'bribe 1 4a woman 6a', 'bribe 1 4a woman 6b', 'bribe 3 4a woman 6a']);
});
