// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { speak } from '../../lib/i18n.svelte';
import { having } from './dealing';
import { NUMBERS, square, view } from './examples';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

// docs/rules/gangs.md, section 19, case 27
test('after an exchange each has the other’s token on its own square, with the staff that is there', () => {
  const table = view('answer', { '6b': square(2, 0, 'ratpit'), '13b': square(4, 0, 'casino', null, 1) });
  const offer = { terms: 'exchange', mine: 'ratpit 6b', theirs: 'casino 13b' } as const;
  assert.deepEqual(having(offer, table, NUMBERS, 0, 1, 0), ['Gambling hall on 6b: needs 4 there, 2 too few.', 'Nothing at the next income instead of $6.']);
  assert.deepEqual(having(offer, table, NUMBERS, 0, 1, 1), ['Rat pit on 13b: needs 2 there, 4 are there.', '$6 at the next income instead of $13.']);
});

test('who would get a den without goods for it is warned', () => {
  const table = view('answer', { '6b': square(2, 0, 'ratpit'), '13b': square(2, 0, 'saloon', null, 1) });
  assert.ok(having({ terms: 'exchange', mine: 'ratpit 6b', theirs: 'saloon 13b' }, table, NUMBERS, 0, 1, 0).includes('No goods for a den: it would be wrecked.'));
});

test('of a loan each side is told who could fight', () => {
  const table = view('answer', { '6a': square(5, 0), '4a': square(2, 0, null, null, 1) }, { blades: 1 });
  assert.deepEqual(having({ terms: 'lend' }, table, NUMBERS, 0, 1, 0), ['5 at large, one Blade.', '3 of them may be called away in one war.']);
  assert.deepEqual(having({ terms: 'lend' }, table, NUMBERS, 0, 1, 1), ['2 at large, Clubs only.', 'Up to 5 fight in one war.']);
});
