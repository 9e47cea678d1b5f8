// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { usual } from './defaults';
import { NUMBERS, square, view } from './examples';
import { forecast } from './facts';
import { read } from './legal';
import type { View } from './types';

const chosen = (at: View, ...texts: string[]): string | undefined => usual(texts.map(read), at, NUMBERS, 0)?.text;

test('the usual victim is a man where most are beyond what the tokens need', () => {
  const streets = { '2a': square(2, 0, 'ratpit'), '6a': square(2, 1), '6b': square(1, 2) };
  assert.equal(chosen(view('victim', streets), 'bury man 2a', 'bury man 6a', 'bury woman 6a', 'bury man 6b', 'bury woman 6b'), 'bury man 6a');
});

test('where nobody is beyond, one in a box is the usual victim', () => {
  assert.equal(chosen(view('victim', { '2a': square(2, 0, 'ratpit') }), 'bed man 2a', 'bed woman port'), 'bed woman port');
});

test('one who comes back goes where staff lacks, to the den that pays best; a woman where women lack', () => {
  const streets = { '2a': square(1, 0, 'ratpit'), '4b': square(1, 1, 'brothel'), '6a': square(1, 0) };
  assert.equal(chosen(view('home', streets), 'home man 2a', 'home woman 2a', 'home man 4b', 'home woman 4b', 'home man 6a', 'home woman 6a'), 'home woman 4b');
  assert.equal(chosen(view('home', { '2a': square(2, 0, 'ratpit'), '6a': square(1, 0) }), 'home man 2a', 'home man 6a'), 'home man 6a');
});

test('the beaten go to an own square that is short, else to the headquarters', () => {
  const streets = { '2a': square(1, 0, 'ratpit'), '6a': square(1, 0), '6b': { ...square(0, 0), control: null } };
  assert.equal(chosen(view('retreat', streets), 'retreat 2a', 'retreat 6a', 'retreat 6b'), 'retreat 2a');
  assert.equal(chosen(view('retreat', streets), 'retreat 6a', 'retreat 6b'), 'retreat 6a');
});

test('somebody dries out by default from level 5 on', () => {
  assert.equal(chosen(view('dry', { '6a': square(2, 0) }, { dial: 4 }), 'dry man 6a', 'pass'), 'pass');
  assert.equal(chosen(view('dry', { '6a': square(2, 0) }, { dial: 5 }), 'dry man 6a', 'pass'), 'dry man 6a');
});

// docs/rules/gangs.md, section 19, cases 7 and 15
test('a saloon and its whisky, staffed by four, bring $11 and leave a barrel', () => {
  const soon = forecast(view('act', { '6b': square(4, 0, 'saloon', 'whisky') }), NUMBERS, 0);
  assert.deepEqual([soon.dollars, soon.barrels], [11, 1]);
});

test('two saloons and one barrel: one pays, the other would be wrecked, unless police or want of staff keep it shut', () => {
  const two = { '2a': square(2, 0, 'saloon'), '6b': square(2, 0, 'saloon') };
  const soon = forecast(view('act', two, { barrels: 1 }), NUMBERS, 0);
  assert.deepEqual([soon.dollars, soon.wrecked.length], [11, 1]);
  const watched = forecast(view('act', two, { barrels: 1 }, { police: ['6b'] }), NUMBERS, 0);
  assert.deepEqual([watched.dollars, watched.wrecked.length], [11, 0]);
  const short = forecast(view('act', { ...two, '6b': square(1, 0, 'saloon') }, { barrels: 1 }), NUMBERS, 0);
  assert.deepEqual([short.dollars, short.wrecked.length], [11, 0]);
});
