// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { speak } from '../../lib/i18n.svelte';
import { NUMBERS, square, view } from './examples';
import { obstacle } from './obstacles';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

const squares = { '6a': square(3, 0, 'ratpit'), '6b': square(1, 1), '2a': square(4, 0), '4b': { ...square(2, 0, 'saloon', null, 1), members: { 0: { men: 2, women: 0 } } }, '1a': square(0, 0) };
const why = (at: string, what: Parameters<typeof obstacle>[4], more = {}) => obstacle(view('act', squares, {}, more), NUMBERS, 0, at, what);

test('a square says why a den can’t be opened there, or nothing where it can', () => {
  assert.equal(why('2a', 'casino'), '');
  assert.equal(why('6a', 'saloon'), 'has a den');
  assert.equal(why('6a', 'whisky'), 'lacks 1');
  assert.equal(why('2a', 'brothel'), 'lacks 2 women');
  assert.equal(why('4b', 'ratpit'), 'not yours');
  assert.equal(why('2a', 'ratpit', { tokens: { ratpit: 0 } }), 'none left');
});

test('a crime needs members and a square without a token', () => {
  assert.equal(why('2a', 'burglary'), '');
  assert.equal(why('6b', 'burglary'), 'lacks 1');
  assert.equal(why('6a', 'pickpocket'), 'has a token');
});

test('where a gang has nobody, nobody asks why', () => assert.equal(why('1a', 'ratpit'), null));
