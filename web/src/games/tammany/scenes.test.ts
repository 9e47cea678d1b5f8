// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { Entry } from '../../lib/api.js';
import type { Line } from '../../table/lines.js';
import { linesOf, nextWard, scenesIn, scenesWithUnbid, shownIn, toldIn, type Scene } from './scenes.js';
import { NATIONS, type View, type Ward } from './types.js';

const fact = (message: string, ward: string, seat?: number): Entry['news'][number] => ({ message, args: seat === undefined ? { ward } : { ward, seat } });
const entry = (n: number, ...news: Entry['news']): Entry => ({ n, seat: n % 2, text: 'bid irish 1', seal: {}, news }) as unknown as Entry;
const counts = (irish: number) => Object.fromEntries(NATIONS.map((nation) => [nation, nation === 'irish' ? irish : 0]));

/** Wards by the bosses of the two seats; each holds so many Irish favors and bosses. */
function table(bosses: Partial<Record<Ward, number[]>>, favors: number[], left: (number | null)[], score: number, more: Partial<View> = {}): View {
  const wards = Object.fromEntries(Object.entries(bosses).map(([ward, there]) => [ward, { open: true, bosses: there }]));
  return { phase: 'bid', wards, seats: favors.map((count, p) => ({ score, favors: counts(count), bosses: left[p] })), election: { ward: '15' }, ...more } as unknown as View;
}
const before = table({ '15': [2, 1], '8': [0, 2], '5': [1, 1], '9': [0, 1] }, [3, 2], [5, null], 4);
const after = table({ '15': [1, 0], '8': [0, 1], '5': [0, 0], '9': [0, 1] }, [2, 1], [7, null], 9, { phase: 'appoint', election: null });

// The last bid for ward 15 decides it, and with it 8 and 5, where nobody had to bid; then the mayor is known.
const ROUND = [entry(2), entry(3, fact('news-ward-won', '15', 0), fact('news-ward-alone', '8', 1), fact('news-ward-tied', '5'), { message: 'news-mayor', args: { seat: 1 } })];
const LOG = [entry(1, fact('news-ward-won', '9', 1)), ...ROUND, entry(4)];
const [reveal, unbid, count] = scenesWithUnbid(ROUND, before, after) as [Scene, Scene, Scene];
const told = (scene: Scene, opening = false): string[] => toldIn(LOG, scene, opening).flatMap((one) => one.news.map(({ message, args }) => `${message} ${args.ward ?? ''}`.trim()));
const bosses = (view: View): number[][] => (['15', '8', '5'] as const).map((ward) => view.wards[ward].bosses);

test('while hands are open, what follows in the same entry is not told yet', () => {
  assert.deepEqual(told(reveal), ['news-ward-won 9', 'news-ward-won 15']);
});

test('wards without a bid are told up to the last of them, and the mayor with the count', () => {
  assert.deepEqual(told(unbid), ['news-ward-won 9', 'news-ward-won 15', 'news-ward-alone 8', 'news-ward-tied 5']);
  assert.equal(told(count).at(-1), 'news-mayor');
});

test('while hands are opening, nothing of their round is told, and the table is as it was', () => {
  assert.deepEqual(told(reveal, true), ['news-ward-won 9']);
  assert.deepEqual(toldIn(LOG, reveal, true).map(({ n }) => n), [1]);
  assert.equal(shownIn(reveal, true), before);
});

test('each scene shows the table with its own wards decided, and the last of them all there is', () => {
  assert.deepEqual(bosses(shownIn(reveal, false)), [[1, 0], [0, 2], [1, 1]]);
  assert.deepEqual(shownIn(reveal, false).seats.map((seat) => [seat.score, seat.favors.irish, seat.bosses]), [[4, 2, 6], [4, 1, null]]);
  assert.deepEqual(bosses(shownIn(unbid, false)), [[1, 0], [0, 1], [0, 0]]);
  assert.deepEqual(shownIn(unbid, false).seats.map((seat) => [seat.score, seat.bosses]), [[4, 7], [4, null]]);
  assert.equal(shownIn(count, false), after);
});

test('the last hands of a game show no score of the count, which the end tells', () => {
  const [last] = scenesIn(ROUND, before, { ...after, phase: 'over' }) as [Scene];
  assert.equal(shownIn(last, false).seats[0]?.score, 4);
});

test('hands that are the last of an update lead on to the ward that votes next', () => {
  const next = table({ '15': [1, 0], '8': [0, 1] }, [2, 1], [7, null], 4, { election: { ward: '5' } as View['election'] });
  const [one] = scenesIn([entry(2), entry(3, fact('news-ward-won', '15', 0))], before, next);
  assert.equal(one?.kind === 'reveal' && nextWard(one), '5');
  assert.equal(reveal.kind === 'reveal' && nextWard(reveal), null);
});

test('the log shows the lines that are told, and of the last entry the facts that are', () => {
  const line = (n: number, key: string): Line => ({ n, key }) as Line;
  const lines = [line(1, '1'), line(1, '1-0'), line(2, '2'), line(3, '3'), line(3, '3-late'), line(3, '3-0'), line(3, '3-1'), line(4, '4')];
  const keys = (scene: Scene, opening: boolean): string[] => linesOf(lines, toldIn(LOG, scene, opening)).map(({ key }) => key);
  assert.deepEqual(keys(reveal, true), ['1', '1-0']);
  assert.deepEqual(keys(reveal, false), ['1', '1-0', '2', '3', '3-late', '3-0']);
  assert.equal(keys(count, false).length, lines.length);
});
