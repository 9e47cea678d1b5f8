// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { askedNext, chosenMove, choices, fill, mapSlot, read, readAppointment, readBid, sayBid, wardsOf, type Move } from './legal.js';

const list = (...texts: string[]): Move[] => texts.flatMap(read);

test('a campaign begins with either ward, and the second follows from the first', () => {
  const moves = list('campaign 4 4', 'campaign 4 7', 'campaign 7 7', 'campaign 7 6');
  assert.deepEqual(choices(moves, 'campaign', {}, 'first').sort(), ['4', '6', '7']);
  assert.deepEqual(choices(moves, 'campaign', { first: '6' }, 'second'), ['7']);
  assert.equal(chosenMove(moves, 'campaign', { first: '6', second: '7' })?.text, 'campaign 7 6');
  assert.equal(chosenMove(moves, 'campaign', { first: '4' }), null);
});

test('with one boss left a campaign asks for one ward, with none for nothing', () => {
  const one = list('campaign 4', 'campaign 7');
  assert.deepEqual(fill(one, 'campaign', {}), { second: '' });
  assert.equal(chosenMove(one, 'campaign', fill(one, 'campaign', { first: '7' }))?.text, 'campaign 7');
  const none = list('campaign none');
  assert.equal(chosenMove(none, 'campaign', fill(none, 'campaign', {}))?.text, 'campaign none');
  assert.equal(mapSlot(none, 'campaign', fill(none, 'campaign', {})), null);
});

test('a settle takes boss, newcomer and ward in any order', () => {
  const moves = list('settle 2 english 6', 'settle 2 irish 6', 'settle 4 english 6');
  assert.deepEqual(choices(moves, 'settle', { ward: '6', nation: 'irish' }, 'boss'), ['2']);
  assert.equal(mapSlot(moves, 'settle', { nation: 'english' }), 'boss');
  assert.equal(mapSlot(moves, 'settle', { boss: '2' }), 'ward');
  assert.equal(chosenMove(moves, 'settle', { boss: '4', nation: 'english', ward: '6' })?.text, 'settle 4 english 6');
});

test('a settle without a boss asks for the newcomer alone', () => {
  const moves = list('settle english 6', 'settle irish 6');
  const filled = fill(moves, 'settle', { nation: 'irish' });
  assert.equal(filled.boss, '');
  assert.equal(mapSlot(moves, 'settle', filled), 'ward');
  assert.equal(chosenMove(moves, 'settle', { ...filled, ward: '6' })?.text, 'settle irish 6');
});

test('an only nation or victim is filled in, an only ward is not', () => {
  const moves = list('slander 8 b german', 'slander 8 b german spread 14', 'slander 5 c irish', 'slander 5 c english');
  const filled = fill(moves, 'slander', { ward: '8' });
  assert.deepEqual(filled, { ward: '8', victim: '1', nation: 'german' });
  assert.equal(mapSlot(moves, 'slander', filled), 'spread');
  assert.equal(chosenMove(moves, 'slander', filled)?.text, 'slander 8 b german');
  assert.equal(chosenMove(moves, 'slander', { ...filled, spread: '14' })?.text, 'slander 8 b german spread 14');
  assert.equal(chosenMove(moves, 'slander', fill(moves, 'slander', { ward: '5' })), null);
});

test('moving a cube asks where from, which, where to', () => {
  const moves = list('move irish 5 3', 'move german 5 3', 'move german 5 8');
  assert.deepEqual(choices(moves, 'move', { from: '5', to: '8' }, 'nation'), ['german']);
  assert.deepEqual(choices(moves, 'move', { from: '5', nation: 'irish' }, 'to'), ['3']);
});

test('bids and appointments are read and said', () => {
  assert.equal(sayBid({ irish: 2, english: 0, german: 1 }), 'bid irish 2 german 1');
  assert.equal(sayBid({ irish: 0 }), 'bid none');
  assert.deepEqual(readBid('bid irish 2 german 1'), { irish: 2, german: 1 });
  assert.deepEqual(readBid('bid none'), {});
  assert.deepEqual(readAppointment('appoint b deputy c police'), { 1: 'deputy', 2: 'police' });
});

test('a move points at its wards', () => {
  assert.deepEqual(wardsOf('campaign 4 4'), ['4']);
  assert.deepEqual(wardsOf('settle 2 english 6'), ['2', '6']);
  assert.deepEqual(wardsOf('slander 8 b german spread 14'), ['8', '14']);
  assert.deepEqual(wardsOf('end'), []);
});

test('what is asked next has a name of its own', () => {
  assert.equal(askedNext('arrest', {}), 'ward');
  assert.equal(askedNext('arrest', { ward: '4' }), 'cube');
  assert.equal(askedNext('move', { from: '4', nation: 'irish' }), 'ward');
  assert.equal(askedNext('settle', { boss: '4' }), 'newcomer');
  assert.equal(askedNext('settle', { boss: '4', ward: '6' }), 'newcomer');
  assert.equal(askedNext('slander', { ward: '4' }), 'boss');
  assert.equal(askedNext('slander', { ward: '4', victim: '1' }), 'favor');
  assert.equal(askedNext('take', {}), 'favor');
});
