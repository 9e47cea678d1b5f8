// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { speak } from '../../lib/i18n.svelte';
import { entry, fact, NUMBERS, view } from './examples';
import type { Fight } from './types';
import { isSeveral, sayDue, stillDue } from './victims';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

const FIGHT = { war: false, square: '4b', lends_to: null, sides: { attacker: { seat: 0 }, defender: { seat: 1 } }, closed: [] } as unknown as Fight;
const fighting = view('victim', {}, {}, { fight: FIGHT, victim: 'bury' });
const drawn = (...news: [string, Record<string, unknown>][]) => entry(7, null, '1g1b', [fact('news-hits', { seat: 0, dead: 1, wounded: 2 }), ...news.map(([message, args]) => fact(message, args))]);

test('the beaten bury, bed and retreat with one button', () => {
  const due = stillDue(fighting, [drawn(['news-battle-won', { seat: 1, square: '4b' }])], NUMBERS, 0);
  assert.deepEqual(due, { bury: 1, bed: 2, jail: 0, retreat: true });
  assert.ok(isSeveral(due));
  assert.equal(sayDue(due), 'As usual: bury one, bed 2, then retreat');
});

test('what was named is no longer due, unless it was taken back', () => {
  const log = [drawn(['news-battle-won', { seat: 0, square: '4b' }]), entry(8, 0, 'bury man 4b'), entry(9, 0, 'bed man 4b'), entry(10, 0, 'undo')];
  assert.deepEqual(stillDue(fighting, log, NUMBERS, 0), { bury: 0, bed: 2, jail: 0, retreat: false });
});

test('without a winner the attacker goes', () => {
  const even: [string, Record<string, unknown>] = ['news-battle-drawn', { seats: [0, 1], square: '4b' }];
  assert.equal(stillDue(fighting, [drawn(even)], NUMBERS, 0).retreat, true);
  const attacked = { ...FIGHT, sides: { attacker: { seat: 1 }, defender: { seat: 0 } } } as unknown as Fight;
  assert.equal(stillDue({ ...fighting, fight: attacked }, [drawn(even)], NUMBERS, 0).retreat, false);
});

test('a crime costs what was drawn, drink what the dial says', () => {
  assert.deepEqual(stillDue(view('victim', {}, {}, { victim: 'jail' }), [entry(3, 0, 'rob burglary 6a'), entry(4, null, '1k1r')], NUMBERS, 0), { bury: 0, bed: 1, jail: 1, retreat: false });
  assert.deepEqual(stillDue(view('victim', {}, { dial: 10 }, { stage: 'f', victim: 'bury' }), [], NUMBERS, 0), { bury: 1, bed: 1, jail: 0, retreat: false });
  assert.equal(isSeveral(stillDue(view('victim', {}, { dial: 7 }, { stage: 'f', victim: 'jail' }), [], NUMBERS, 0)), false);
});

test('of a side with lent members only the next victim is known', () => {
  const lent = { ...FIGHT, war: true, square: null, sides: { ...FIGHT.sides, lender: { seat: 2 } } } as unknown as Fight;
  assert.deepEqual(stillDue({ ...fighting, fight: lent }, [drawn()], NUMBERS, 0), { bury: 1, bed: 0, jail: 0, retreat: false });
});
