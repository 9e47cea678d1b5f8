// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { Entry } from '../../lib/api';
import { speak } from '../../lib/i18n.svelte';
import { beginningOf } from './beginning';
import type { Cast } from '../../table/cast';
import { plain, type Line } from '../../table/lines';
import { newTeller } from './sentences';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'tammany');

const CAST: Cast = { names: ['You', 'Bob', 'Cy'], colours: [0, 1, 2], me: 0 };
const BEGAN = beginningOf(null, 3);
const entry = (n: number, seat: number | null, text: string, news: Entry['news'] = []): Entry => ({ n, seat, text, news, how: 'move' }) as unknown as Entry;
const fact = (message: string, args: Record<string, unknown>): Entry['news'][number] => ({ message, args }) as Entry['news'][number];

const LOG = [
  entry(1, null, 'irish'), entry(2, null, 'german'), entry(3, null, 'b'),
  entry(4, 1, 'campaign 4 5'), entry(5, 1, 'undo'), entry(6, 1, 'settle irish 4 boss 4'), entry(7, 1, 'end'),
  entry(8, null, 'irish'), entry(9, null, 'irish'),
  entry(10, 2, 'campaign 6'), entry(11, 2, 'end', [fact('news-election', { year: 4 })]),
];
const told = (log: Entry[], cast = CAST): Line[] => newTeller().tell(log, cast, BEGAN);

test('a log told as it grows says what it says when told at once', () => {
  const teller = newTeller();
  for (let n = 0; n <= LOG.length; n++) assert.deepEqual(teller.tell(LOG.slice(0, n), CAST, BEGAN), told(LOG.slice(0, n)));
});

test('every line is in words', () => {
  const lines = told(LOG);
  assert.ok(lines.length > 8);
  for (const line of lines) assert.match(plain(line), / |\d/);
});

test('a line stays the same thing while the log grows, unless it is taken back', () => {
  const teller = newTeller();
  const before = teller.tell(LOG.slice(0, 4), CAST, BEGAN);
  const after = teller.tell(LOG, CAST, BEGAN);
  const [moved] = before.slice(-1);
  assert.deepEqual([moved?.key, moved?.undone], ['4', false]);
  before.slice(0, -1).forEach((line, i) => assert.equal(after[i], line));
  assert.equal(after.find((line) => line.key === '4')?.undone, true);
});

test('draws that come in two parts are one line', () => {
  const teller = newTeller();
  const part = teller.tell(LOG.slice(0, 8), CAST, BEGAN).at(-1);
  const whole = teller.tell(LOG.slice(0, 9), CAST, BEGAN).at(-1);
  assert.deepEqual([part?.kind, whole?.kind], ['draw', 'draw']);
  assert.equal(teller.tell(LOG, CAST, BEGAN).filter((line) => line.kind === 'draw').length, 2);
});

test('another cast, another language, an earlier moment, another log: told from the beginning', async () => {
  const teller = newTeller();
  teller.tell(LOG, CAST, BEGAN);
  const watched = { ...CAST, names: ['Ann', 'Bob', 'Cy'], me: null };
  assert.deepEqual(teller.tell(LOG, watched, BEGAN), told(LOG, watched));
  assert.deepEqual(teller.tell(LOG.slice(0, 5), watched, BEGAN), told(LOG.slice(0, 5), watched));
  const other = [entry(1, null, 'c'), ...LOG.slice(1, 5).map((one) => ({ ...one }))];
  assert.deepEqual(teller.tell(other, watched, BEGAN), told(other, watched));
  await speak('de');
  assert.deepEqual(teller.tell(other, watched, BEGAN), told(other, watched));
  await speak('en');
});
