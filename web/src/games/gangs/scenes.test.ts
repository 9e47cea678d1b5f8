// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { entry, fact, square, view } from './examples';
import { cubeAt, duelAt, duelWinner, forPlayer, lastDuel, linesIn, opensOf, scenesIn, shownIn, type Dueled, type Elected, type Fought, type Robbed } from './scenes';
import type { Proposal } from './types';

const table = view('answer', { '6a': square(1, 0) });
const PROPOSAL: Proposal = { kind: 'nowar', from: 1, to: 0, duel: true, lends: false, squares: null };
const DUEL = [entry(4, 0, 'refuse'), entry(5, null, '3')];

test('a refused deal is fought over in a scene: who drew the black cube has lost', () => {
  const [scene] = scenesIn(DUEL, { ...table, proposal: PROPOSAL }, table) as [Dueled];
  assert.deepEqual([scene.from, scene.to, scene.black, duelWinner(scene)], [1, 0, 3, 0]);
  assert.equal(duelWinner({ ...scene, black: 4 }), 1);
  assert.equal(lastDuel([...DUEL, entry(6, 0, 'nodeal')]), 3);
});

test('an offer, its refusal and the duel may come at once', () => {
  const [scene] = scenesIn([entry(3, 1, 'offer nowar a fight'), ...DUEL], table, table) as [Dueled];
  assert.deepEqual([scene.from, scene.to], [1, 0]);
});

test('an election is a scene with votes, premiums and the ballots that were put in', () => {
  const news = [fact('news-ballots', { seat: 0, count: 5 }), fact('news-votes', { seat: 0, votes: 7, dollars: 20 }), fact('news-votes', { seat: 1, votes: 2, dollars: 16 })];
  const [scene] = scenesIn([entry(9, 1, 'pass', news)], { ...table, year: 1897 }, table) as [Elected];
  assert.equal(scene.kind, 'election');
  assert.deepEqual(scene.rows, [{ seat: 0, votes: 7, dollars: 20, ballots: 5 }, { seat: 1, votes: 2, dollars: 16, ballots: 0 }]);
  assert.equal(scene.year, 1897);
});

const forced = (seat: number, move: string) => fact('news-forced', { seat, move });
const hits = (seat: number, dead: number, wounded: number, members: number, blades: number, guns: number, held_blades: number, held_guns: number) =>
  fact('news-hits', { seat, dead, wounded, members, blades, guns, held_blades, held_guns });

test('a war in which nobody chose weapons shows those that were brought: the view of before knows of none', () => {
  const sides = { attacker: { seat: 0, members: 3, blades: null, guns: null }, defender: { seat: 1, members: null, blades: null, guns: null } };
  const before = { ...table, phase: 'commit' as const, fight: { war: true, square: null, lends_to: null, sides, closed: [] } };
  const news = [hits(0, 0, 0, 3, 1, 0, 1, 0), hits(1, 0, 1, 2, 0, 0, 0, 0), fact('news-war-won', { seat: 0 }), forced(1, 'bed man 4a')];
  const [scene] = scenesIn([entry(3, 0, 'commit 3'), entry(4, 1, 'commit 2', [forced(0, 'arm 1 blade')]), entry(5, null, '1b', news)], before, table) as [Fought];
  assert.deepEqual(scene.hands[0], { seat: 0, members: 3, armed: { blades: 1, guns: 0 }, holds: { blades: 1, guns: 0 }, dead: 0, wounded: 0, named: [] });
  assert.deepEqual(scene.hands[1], { seat: 1, members: 2, armed: { blades: 0, guns: 0 }, holds: { blades: 0, guns: 0 }, dead: 0, wounded: 1, named: [{ seat: 1, move: 'bed man 4a' }] });
  assert.deepEqual([scene.winner, scene.fight.war, scene.fight.square], [0, true, null]);
});

test('a battle that began and ended with one move is shown, and two of them one after the other', () => {
  const even = (square: string, seat: number) => [hits(0, 0, 0, 2, 0, 0, 0, 0), hits(seat, 0, 0, 1, 0, 0, 0, 0), fact('news-battle-drawn', { seats: [0, seat], square }), forced(0, `retreat ${square === '2a' ? '1a' : '3a'}`)];
  const scenes = scenesIn([entry(5, 0, 'done', [...even('2a', 1), ...even('2b', 2)])], table, table) as Fought[];
  assert.deepEqual(scenes.map(({ fight, winner, hands, fled }) => [fight.square, winner, hands[1].seat, fled?.move]), [['2a', null, 1, 'retreat 1a'], ['2b', null, 2, 'retreat 3a']]);
});

test('the draw of a crime is shown, with who was caught without a choice', () => {
  const log = [entry(2, 0, 'rob mugging 6a'), entry(3, null, '1k1r', [forced(0, 'bed man 6a'), forced(0, 'jail man 6a')])];
  const [scene] = scenesIn(log, table, table) as [Robbed];
  assert.deepEqual([scene.seat, scene.crime, scene.square, scene.black, scene.red, scene.named.length], [0, 'mugging', '6a', 1, 1, 2]);
  const [clean] = scenesIn([entry(2, 1, 'rob pickpocket 4a'), entry(3, null, 'clean')], table, table) as [Robbed];
  assert.deepEqual([clean.seat, clean.black, clean.red], [1, 0, 0]);
  assert.deepEqual(forPlayer([scene, clean], [0]), [scene]);
  assert.deepEqual(scenesIn([entry(2, 0, 'arm 1 gun'), entry(3, null, '1g')], table, table), []);
});

test('until its cubes are drawn neither map nor log tells what comes of a scene, nor what comes after it', () => {
  const after = { ...table, turn: 5 };
  const lost = (square: string) => [hits(0, 0, 0, 2, 0, 0, 0, 0), hits(1, 0, 1, 1, 0, 0, 0, 0), fact('news-battle-won', { seat: 0, square })];
  const [first, second] = scenesIn([entry(5, 0, 'done', lost('2a')), entry(6, 0, 'done', lost('2b'))], table, after) as [Fought, Fought];
  assert.deepEqual([first, second].map((scene) => [shownIn(scene, true).turn, shownIn(scene, false).turn]), [[4, 4], [4, 5]]);
  const lines = [{ n: 4 }, { n: 5 }, { n: 6 }];
  assert.deepEqual(linesIn(lines, first, true), [{ n: 4 }]);
  assert.deepEqual(linesIn(lines, first, false), [{ n: 4 }, { n: 5 }]);
  assert.ok((opensOf(first)?.ms ?? 0) > cubeAt(2));
  const [duel] = scenesIn(DUEL, { ...table, proposal: PROPOSAL }, table) as [Dueled];
  assert.ok((opensOf(duel)?.ms ?? 0) > duelAt(duel.black));
});
