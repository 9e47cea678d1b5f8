// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { BOXES, type People, type SeatView, type View } from '../types';
import { flights, type Travellers } from './flights';

const nobody = { men: 0, women: 0 };
const view = (squares: Record<string, People>, boxes: Partial<View['boxes']> = {}, beds = nobody, police: string[] = []): View => ({
  squares: Object.fromEntries(Object.entries(squares).map(([name, members]) => [name, { members }])),
  boxes: { port: {}, hospital: {}, tammany: {}, arms: {}, ...boxes },
  seats: [{ beds: [nobody, beds], tombs: [] } as unknown as SeatView], police,
}) as unknown as View;
const flown = (before: View, after: View): [Travellers, boolean, boolean][] => flights(before, after, BOXES, true).map(({ piece, comes, goes }) => [piece, comes, goes]);

test('a group that steps goes together', () => {
  assert.deepEqual(flown(view({ '6a': { 0: { men: 3, women: 1 } }, '2a': {} }), view({ '6a': { 0: { men: 1, women: 0 } }, '2a': { 0: { men: 2, women: 1 } } })), [[{ kind: 'group', seat: 0, men: 2, women: 1 }, false, false]]);
});

test('recruits come from outside the map, the dead leave it, the wounded go to bed', () => {
  assert.deepEqual(flown(view({}), view({}, { port: { 0: { men: 1, women: 0 } } })), [[{ kind: 'group', seat: 0, men: 1, women: 0 }, true, false]]);
  assert.deepEqual(flown(view({ '6a': { 0: { men: 1, women: 1 } } }), view({ '6a': { 0: { men: 0, women: 1 } } })), [[{ kind: 'group', seat: 0, men: 1, women: 0 }, false, true]]);
  assert.deepEqual(flown(view({ '6a': { 0: { men: 2, women: 0 } } }), view({ '6a': { 0: { men: 1, women: 0 } } }, {}, { men: 1, women: 0 })), [[{ kind: 'group', seat: 0, men: 1, women: 0 }, false, false]]);
});

test('a policeman walks', () => {
  assert.deepEqual(flown(view({}, {}, nobody, ['6b', '14a']), view({}, {}, nobody, ['6b', '7a'])), [[{ kind: 'police' }, false, false]]);
});

test('nothing travels while anything is sealed', () => {
  assert.deepEqual(flown(view({ '6a': { 0: null } }), view({ '6a': { 0: { men: 3, women: 2 } } })), []);
});
