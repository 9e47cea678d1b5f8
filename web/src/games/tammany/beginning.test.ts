// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { beginningOf } from './beginning';

const at = (clock: string, phase: string): string => `tammany 4 2020 printed full E/G/I/E/G/I I2 3,-,3/0,-,3/5,-,3/0,-,3,mayor ${clock} ${phase}`;

test('a game from its start begins with nothing', () => {
  assert.deepEqual(beginningOf(null, 3), { elsewhere: false, year: 1, turns: 0, elections: 0, voting: false, scores: [0, 0, 0] });
});

test('in a year the turns before are counted from its first player', () => {
  assert.deepEqual(beginningOf(at('y6c', 'turn=b,ward'), 4), { elsewhere: true, year: 6, turns: 23, elections: 1, voting: false, scores: [3, 0, 5, 0] });
  assert.equal(beginningOf(at('y6c', 'fill=3,c'), 4).turns, 20);
  assert.equal(beginningOf(at('y6c', 'second=d,4'), 4).turns, 21);
});

test('in an election all turns of its year are over', () => {
  const vote = beginningOf(at('y8a', 'bid=14,c'), 4);
  assert.deepEqual([vote.voting, vote.turns, vote.elections], [true, 32, 1]);
  const offices = beginningOf(at('y8a', 'appoint=c'), 4);
  assert.deepEqual([offices.voting, offices.turns, offices.elections], [false, 32, 2]);
});
