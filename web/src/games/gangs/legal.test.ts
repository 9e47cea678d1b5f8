// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { choices, chosenMove, fill, movesOf, placesOf, read, type Parts } from './legal';

const parts = (text: string): [string, Parts] => {
  const { deed, parts } = read(text);
  return [deed, parts];
};

test('a step and a way to a box are one deed with a group, from where and where to', () => {
  assert.deepEqual(parts('step 2m1w 6a 2a'), ['go', { men: '2', women: '1', from: '6a', to: '2a' }]);
  assert.deepEqual(parts('box port 1m 6a'), ['go', { men: '1', women: '0', from: '6a', to: 'port' }]);
});

test('a favor that is kept is not a token that is kept', () => {
  assert.deepEqual(parts('keep parole'), ['keep', { favor: 'parole' }]);
  assert.deepEqual(parts('keep rat-pit 2a'), ['take', { kind: 'ratpit', at: '2a' }]);
  assert.deepEqual(parts('destroy gambling-hall 17b'), ['destroy', { kind: 'casino', at: '17b' }]);
});

test('weapons are counted, and none are none', () => {
  assert.deepEqual(parts('arm 1 blade 2 guns'), ['arm', { blades: '1', guns: '2' }]);
  assert.deepEqual(parts('arm none'), ['arm', { blades: '0', guns: '0' }]);
  assert.deepEqual(parts('buy 2 blades'), ['buy', { blades: '2', guns: '0' }]);
});

test('a bribe names a woman, or none where she can come from one square only', () => {
  assert.deepEqual(parts('bribe 1 7a woman 10b'), ['bribe', { pawn: '1', to: '7a', woman: '10b' }]);
  assert.deepEqual(parts('bribe 2 7a'), ['bribe', { pawn: '2', to: '7a', woman: '' }]);
});

test('an exchange names both tokens, the own first, and perhaps a duel', () => {
  assert.deepEqual(parts('offer exchange d rat-pit 6b gambling-hall 13b fight'), ['offer', { terms: 'exchange', seat: '3', mine: 'ratpit 6b', theirs: 'casino 13b', fight: 'fight' }]);
  assert.deepEqual(parts('offer nowar b'), ['offer', { terms: 'nowar', seat: '1', mine: '', theirs: '', fight: '' }]);
  assert.deepEqual(parts('exchange brothel 13a rat-pit 6b'), ['exchange', { mine: 'brothel 13a', theirs: 'ratpit 6b' }]);
});

test('an aggression is with the favor or without', () => {
  assert.deepEqual(parts('rob mugging 6b'), ['rob', { crime: 'mugging', at: '6b', white: '' }]);
  assert.deepEqual(parts('rob mugging 6b white2'), ['rob', { crime: 'mugging', at: '6b', white: 'white2' }]);
});

test('what can be chosen is what some move has', () => {
  const moves = ['step 1m 6a 2a', 'step 2m 6a 2a', 'step 1m 6a 6b', 'box arms 1m 6a', 'step 1w 4a 2a', 'done'].map(read);
  assert.deepEqual(choices(moves, 'go', {}, 'from'), ['6a', '4a']);
  assert.deepEqual(choices(moves, 'go', { from: '6a' }, 'to'), ['2a', '6b', 'arms']);
  assert.equal(movesOf(moves, 'go', { from: '6a', to: '2a' }).length, 2);
  assert.equal(chosenMove(moves, 'go', { from: '6a', to: '2a', men: '2', women: '0' })?.text, 'step 2m 6a 2a');
  assert.equal(chosenMove(moves, 'go', { from: '4a', to: 'arms' }), null);
});

test('a choice of one is made, but a place is always pointed at', () => {
  const moves = ['police 2 6b', 'police 2 6a'].map(read);
  assert.deepEqual(fill(moves, 'police', {}), { pawn: '2' });
  assert.deepEqual(fill(['police 2 6b'].map(read), 'police', {}), { pawn: '2' });
});

test('the places of a move can be pointed at, whatever it is', () => {
  assert.deepEqual(placesOf('step 2m1w 6a 2a'), ['6a', '2a']);
  assert.deepEqual(placesOf('box port 1m 6a'), ['port', '6a']);
  assert.deepEqual(placesOf('offer exchange d rat-pit 6b gambling-hall 13b'), ['6b', '13b']);
  assert.deepEqual(placesOf('war c'), []);
});
