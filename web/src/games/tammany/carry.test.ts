// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { wayOf, type Piece } from './carry.js';

const BOSS: Piece = { what: 'boss' };
const ARRIVED: Piece = { what: 'cube', nation: 'irish', from: 'garden' };

test('a boss is the first of a campaign, then its second, or the one of a settling', () => {
  assert.deepEqual(wayOf(BOSS, 'campaign', {}), { kind: 'campaign', parts: {}, slot: 'first' });
  assert.deepEqual(wayOf(BOSS, 'campaign', { first: '4' }), { kind: 'campaign', parts: { first: '4' }, slot: 'second' });
  assert.equal(wayOf(BOSS, 'settle', { nation: 'irish', ward: '6' })?.slot, 'boss');
});

test('a newcomer makes a settling of a campaign that has one boss, and keeps it', () => {
  assert.deepEqual(wayOf(ARRIVED, 'campaign', { first: '4' }), { kind: 'settle', parts: { boss: '4', nation: 'irish' }, slot: 'ward' });
  assert.deepEqual(wayOf(ARRIVED, 'settle', { boss: '4' }), { kind: 'settle', parts: { boss: '4', nation: 'irish' }, slot: 'ward' });
});

test('from a ward a cube is only moved, from the bag only placed', () => {
  const settled: Piece = { what: 'cube', nation: 'irish', from: '6' };
  assert.deepEqual(wayOf(settled, 'move', {}), { kind: 'move', parts: { from: '6', nation: 'irish' }, slot: 'to' });
  assert.equal(wayOf(settled, 'settle', {}), null);
  const drawn: Piece = { what: 'cube', nation: 'irish', from: 'bag' };
  assert.deepEqual(wayOf(drawn, 'place', {}), { kind: 'place', parts: { nation: 'irish' }, slot: 'ward' });
  assert.equal(wayOf(drawn, 'settle', {}), null);
});

test('where nothing is moved onto the map there is nothing to carry', () => {
  for (const kind of ['slander', 'lock', 'arrest', 'take', null] as const) for (const piece of [BOSS, ARRIVED]) assert.equal(wayOf(piece, kind, {}), null);
});
