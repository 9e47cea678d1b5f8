// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { premiums } from './votes';

const PAID = [20, 16, 12, 10, 8, 6];

test('an election pays by rank, and who is tied shares, rounded down', () => {
  assert.deepEqual(premiums([7, 5, 5, 3, 3, 3], PAID), [20, 14, 14, 8, 8, 8]);
  assert.deepEqual(premiums([4, 4, 4, 4, 1, 0], PAID), [14, 14, 14, 14, 8, 6]);
  assert.deepEqual(premiums([3, 2, 2], PAID), [20, 14, 14]);
});
