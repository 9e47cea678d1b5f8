// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { TableInfo } from './api.js';
import { brought, closed, dropped, recall, saw, taken } from './witness.js';

const drawers = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => drawers.get(key) ?? null, setItem: (key: string, value: string) => drawers.set(key, value), removeItem: (key: string) => drawers.delete(key) },
});
test.beforeEach(() => drawers.clear());

function table(more: Partial<TableInfo>): TableInfo {
  return { id: 'ten', status: 'open', house: 'first', commitment: null, seats: [], ...more } as unknown as TableInfo;
}

test('what the server shows first is what it has to keep to', () => {
  saw(table({}));
  saw(table({ house: 'second' }));
  saw(table({ status: 'playing', commitment: 'one', seats: [{ person: 'ann' }] as TableInfo['seats'] }), 'ann');
  saw(table({ status: 'playing', commitment: 'two' }), 'ann');
  assert.deepEqual(recall('ten'), { house: 'first', commitment: 'one', seated: true, words: [], receipts: {} });
});

test('what is shown only when it is over proves nothing and is not kept', () => {
  saw(table({ status: 'over', commitment: 'one' }), 'ann');
  assert.equal(recall('ten'), null);
});

test('a watcher is not seated, nor is who has no name yet', () => {
  for (const you of ['bob', null]) {
    drawers.clear();
    saw(table({ status: 'playing', commitment: 'one', seats: [{ person: 'ann' }, { person: null }] as TableInfo['seats'] }), you);
    assert.equal(recall('ten')?.seated, false);
  }
});

test('the last word that was taken counts, and any after it whose answer was lost', () => {
  for (const word of ['one', 'two', 'three']) brought('ten', word);
  taken('ten', 'two');
  assert.deepEqual(recall('ten')?.words, ['two', 'three']);
  dropped('ten', 'three');
  assert.deepEqual(recall('ten')?.words, ['two']);
});

test('a choice that is made anew has a new receipt, and none in between', () => {
  closed('ten', 44, 0, 'old');
  closed('ten', 44, 1, 'other');
  closed('ten', 44, 0, null);
  assert.deepEqual(recall('ten')?.receipts, { '44 b': 'other' });
  closed('ten', 44, 0, 'new');
  assert.deepEqual(recall('ten')?.receipts, { '44 a': 'new', '44 b': 'other' });
});

test('two hundred tables are remembered, those last heard of', () => {
  for (let k = 0; k < 200; k++) brought(`t${k}`, 'word');
  brought('t0', 'again');
  brought('new', 'word');
  assert.deepEqual([recall('t0')?.words, recall('t1'), recall('t2')?.words, recall('new')?.words], [['word', 'again'], null, ['word'], ['word']]);
  assert.equal(drawers.size, 201); // and the list of them
});

test('what can not be read is as if it had never been kept', () => {
  drawers.set('fivepoints-table-ten', '{');
  assert.equal(recall('ten'), null);
  brought('ten', 'word');
  assert.deepEqual(recall('ten')?.words, ['word']);
});
