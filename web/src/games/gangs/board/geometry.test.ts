// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { Point, ViewBox } from '../../../map/geometry';
import { BOXES, type Place, type Square } from '../types';
import { crowd } from './crowd';
import { areAdjacent, areaOf, boxArea, fightArea, fitted, part, PLATE, SPOTS, stepFrom } from './geometry';

const SQUARES = Object.keys(SPOTS);
const CLOSED: Record<number, string[]> = { 6: [], 5: ['1', '11'], 4: ['1', '2', '3', '5', '11'], 3: ['1', '2', '3', '5', '7', '9', '11'], 2: ['1', '2', '3', '5', '7', '9', '10', '11'] };
const openWith = (players: number): Square[] => SQUARES.filter((square) => !CLOSED[players]?.includes(square.slice(0, -1)));
const pointsOf = (places: Place[]): Record<Place, Point> => Object.fromEntries(places.map((place): [Place, Point] => [place, [areaOf(place, BOXES).x, areaOf(place, BOXES).y]]));
const contains = ([x, y, w, h]: ViewBox, px: number, py: number): boolean => px >= x && px <= x + w && py >= y && py <= y + h;

test('there are 24 squares, adjacent within a ward and across a border', () => {
  assert.equal(SQUARES.length, 24);
  assert.deepEqual(SQUARES.slice(0, 4), ['1a', '2a', '2b', '3a']);
  assert.ok(areAdjacent('2a', '2b') && areAdjacent('2b', '2a'));
  assert.deepEqual(SQUARES.filter((square) => areAdjacent('4b', square)), ['2a', '2b', '4a', '6a', '6b', '7a']);
  assert.ok(!areAdjacent('6a', '6a') && !areAdjacent('1a', '4a'));
});

test('the arrow keys lead from every place to every other, with any number of gangs', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const points = pointsOf([...openWith(players), ...BOXES]);
    for (const start of Object.keys(points)) {
      const reached = new Set([start]);
      for (const place of reached) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) reached.add(stepFrom(place, key, points) ?? place);
      assert.deepEqual([...reached].sort(), Object.keys(points).sort(), `${players} gangs, from ${start}`);
    }
  }
});

test('an arrow key goes to what lies that way', () => {
  const points = pointsOf([...SQUARES, ...BOXES]);
  assert.equal(stepFrom('8a', 'ArrowRight', points), '8b');
  assert.equal(stepFrom('9a', 'ArrowDown', points), '9b');
  assert.equal(stepFrom('hospital', 'ArrowUp', points), 'port');
  assert.equal(stepFrom('13b', 'ArrowRight', points), undefined);
});

test('no plate and no box lies over another', () => {
  const areas = [...SQUARES, ...BOXES].map((place) => ({ place, ...areaOf(place, BOXES) }));
  for (const a of areas) for (const b of areas) if (a.place < b.place) assert.ok(Math.abs(a.x - b.x) * 2 >= a.w + b.w || Math.abs(a.y - b.y) * 2 >= a.h + b.h, `${a.place} ${b.place}`);
});

test('boxes that are closed leave no gap', () => {
  assert.deepEqual(boxArea('arms', ['port', 'arms']), boxArea('arms', BOXES));
  assert.deepEqual(boxArea('port', ['port', 'arms']), boxArea('tammany', BOXES));
});

test('a fight is drawn over its own square, with all its neighbours in sight', () => {
  for (const square of SQUARES) {
    const spot = fightArea(square, SQUARES);
    const own = areaOf(square, BOXES);
    assert.ok(Math.abs(spot.x - own.x) < spot.w / 2 && Math.abs(spot.y - own.y) < spot.h / 2, square);
    const view = part('stage', SQUARES, square, 1.3, []);
    for (const other of SQUARES) if (areAdjacent(square, other)) assert.ok(contains(view, SPOTS[other]?.x ?? 0, SPOTS[other]?.y ?? 0), `${square} ${other}`);
  }
});

test('the phone shows every open square; with fewer gangs they are larger', () => {
  const widths = [2, 6].map((players) => {
    const open = openWith(players);
    const view = part('phone', open, undefined, 1.2, []);
    for (const square of open) assert.ok(contains(view, SPOTS[square]?.x ?? 0, SPOTS[square]?.y ?? 0));
    return view[2];
  });
  assert.ok((widths[0] ?? 0) < (widths[1] ?? 0));
});

test('a low window of a phone shows all places that matter, and those larger', () => {
  const view = part('phone', SQUARES, undefined, 0.8, ['6a', '14a']);
  for (const square of ['6a', '14a']) assert.ok(contains(view, SPOTS[square]?.x ?? 0, SPOTS[square]?.y ?? 0));
  assert.ok(view[3] < part('phone', SQUARES, undefined, 1.2, ['6a', '14a'])[3] / 2);
});

test('a strip of map shows the places that matter', () => {
  const view = part('stage', SQUARES, undefined, 0.4, ['13a', '13b']);
  assert.ok(contains(view, SPOTS['13a']?.x ?? 0, SPOTS['13a']?.y ?? 0) && !contains(view, SPOTS['9a']?.x ?? 0, SPOTS['9a']?.y ?? 0));
});

test('a part of the map takes the shape of its window and stays whole above its foot', () => {
  assert.deepEqual(fitted([0, 0, 100, 100], 200, 100), [-50, 0, 200, 100]);
  assert.deepEqual(fitted([0, 0, 100, 100], 100, 150, 50), [0, 0, 100, 150]);
  assert.deepEqual(fitted([1, 2, 3, 4], 0, 0), [1, 2, 3, 4]);
});

test('figures stay on their plate, however many gangs stand there', () => {
  const area = { x: PLATE.w / 2, y: 26, w: 90, h: 46 };
  const two = { men: 2, women: 1 };
  for (const seats of [[0], [0, 1], [0, 1, 1], [0, 1, 2, 3, 4, 5]]) {
    const figures = crowd(seats.map((seat, i) => ({ seat, group: two, ghost: i === 2 })), area);
    assert.equal(figures.length, 2 * seats.length);
    for (const { x, y, scale } of figures) assert.ok(x >= 0.9 && x + 36 * scale <= 91.1 && y >= 2.9 && y + 46 * scale <= 49.1);
  }
  assert.deepEqual(crowd([{ seat: 0, group: null }], area).map(({ sex, count }) => [sex, count]), [['man', null]]);
  assert.deepEqual(crowd([], area), []);
});
