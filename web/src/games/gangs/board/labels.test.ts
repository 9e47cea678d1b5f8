// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { speak } from '../../../lib/i18n.svelte';
import type { Numbers } from '../numbers';
import type { SeatView, SquareView, View } from '../types';
import { boxLabel, cellsOf, hqSeat, isShielded, squareLabel, squareOf, trackLabel } from './labels';

Object.assign(globalThis, { document: { documentElement: {} } });
await speak('en', 'gangs');

const NAMES = ['Whyos', 'Dead Rabbits'];
const NUMBERS = {
  wards: { '4': { name: 'Water Street', squares: { '4a': 'Sportsmen’s Hall', '4b': 'Cherry Street' } }, '6': { name: 'Five Points', squares: { '6a': 'Mulberry Bend' } } },
  recruit_cost: 4, weapons: { blade: { price: 5 }, gun: { price: 8 } }, alcohol: { box_relief: 3 },
} as unknown as Numbers;

const nobody = { men: 0, women: 0 };
const square = (own: Partial<SquareView> = {}): SquareView => ({ members: {}, owner: null, den: null, traffic: null, control: null, ...own });
const seat = (own: Partial<SeatView>): SeatView => ({ hq: '6a', out: null, beds: [nobody, nobody], tombs: [nobody, nobody, nobody], ...own }) as SeatView;

const VIEW = {
  turn: 4, stage: 'c', corruption: null, police: ['4b', '4b'], options: { tammany: 0, alcohol: 6 },
  squares: {
    '4a': square({ control: 1 }),
    '4b': square({ members: { 1: { men: 1, women: 2 } }, owner: 1, den: { kind: 'brothel', bottles_due: true }, control: 1 }),
    '6a': square({ members: { 0: { men: 2, women: 0 } }, owner: 0, den: { kind: 'ratpit', bottles_due: false }, control: 0 }),
    '14a': square(),
  },
  boxes: { port: { 0: { men: 1, women: 0 } }, hospital: {}, tammany: {}, arms: {} },
  seats: [seat({ hq: '6a', beds: [nobody, { men: 1, women: 0 }] }), seat({ hq: '4a', tombs: [{ men: 0, women: 1 }, nobody, nobody] })],
} as unknown as View;
const heard = (name: string, view = VIEW, extras = {}): string => squareLabel(name, view, NUMBERS, NAMES, extras);

test('a square is told with all there is on it', () => {
  assert.equal(heard('6a', VIEW, { state: 'may' }), '6a Mulberry Bend, headquarters of the Whyos; Whyos: 2 men; rat pit; choosable');
  assert.equal(heard('4b'), '4b Cherry Street; Dead Rabbits: 1 man, 2 women; brothel, bottles still to be drunk; 2 policemen');
});

test('an empty square is free, an empty headquarters is not', () => {
  assert.equal(heard('14a'), '14a 14a; free');
  assert.equal(heard('4a'), '4a Sportsmen’s Hall, headquarters of the Dead Rabbits; nobody');
});

test('of a gang that is out a headquarters is a square like any other', () => {
  const view = { ...VIEW, seats: [VIEW.seats[0], seat({ hq: '4a', out: 1 })] } as View;
  assert.equal(hqSeat(view, '4a'), null);
  assert.equal(hqSeat(view, '6a'), 0);
});

test('whose a token is, is told where somebody else stands or nobody', () => {
  const left = (members: SquareView['members']): View => ({ ...VIEW, squares: { '6a': square({ members, owner: 1, traffic: { kind: 'whisky', bottles_due: false } }) } }) as View;
  assert.match(heard('6a', left({})), /; whisky running of the Dead Rabbits$/);
  assert.match(heard('6a', left({ 0: { men: 1, women: 0 } })), /; Whyos: 1 man; whisky running of the Dead Rabbits$/);
});

test('what is sealed is not told', () => {
  const view = { ...VIEW, squares: { '6a': square({ members: { 0: null } }) } } as unknown as View;
  assert.equal(heard('6a', view), '6a Mulberry Bend, headquarters of the Whyos; Whyos: men and women, how many of each is sealed');
});

test('before all have chosen each gang stands on its headquarters', () => {
  const view = { ...VIEW, stage: null, squares: { '4a': square(), '14a': square() } } as unknown as View;
  assert.deepEqual(squareOf(view, '4a')?.members, { 1: null });
  assert.match(heard('4a', view), /; Dead Rabbits: men and women, how many of each is sealed$/);
  assert.deepEqual(squareOf(view, '14a')?.members, {});
});

test('who would come, and why not, is told last', () => {
  assert.match(heard('14a', VIEW, { ghosts: [{ seat: 0, men: 2, women: 0 }], pawnComes: true, state: 'dim', why: 'no room' }), /; would come: Whyos, 2 men; a policeman would come; not choosable; no room$/);
});

test('the corruption pawn shields members and tokens of its holder', () => {
  const view = { ...VIEW, corruption: 1, phase: 'police' } as View;
  assert.deepEqual(Object.entries(view.squares).filter(([, here]) => isShielded(view, here)).map(([name]) => name), ['4b']);
  assert.match(heard('4b', view), /; no policeman may stop here$/);
  assert.match(heard('4a', view), /; nobody; the corruption pawn$/);
  assert.doesNotMatch(heard('4b', { ...view, phase: 'act' }), /policeman may stop/);
});

test('a box says what it is for, or when it opens, and who is there', () => {
  assert.equal(boxLabel('port', VIEW, NUMBERS, NAMES, { state: 'chosen' }), 'The Port; recruits $4 each; Whyos: 1 man; chosen');
  assert.equal(boxLabel('arms', VIEW, NUMBERS, NAMES), 'The Armourer; Blade $5, Firearm $8');
  assert.equal(boxLabel('hospital', VIEW, NUMBERS, NAMES), 'The Hospital; opens in turn 6');
});

test('a track says who leaves when; after phase e that is a turn later', () => {
  assert.equal(trackLabel(VIEW, 'beds', NAMES), 'Beds; this turn: nobody; next turn: Whyos: 1 man');
  assert.equal(trackLabel(VIEW, 'tombs', NAMES), 'The Tombs; this turn: Dead Rabbits: 1 woman; next turn: nobody; in two turns: nobody');
  assert.deepEqual(cellsOf({ ...VIEW, stage: 'f' } as View, 'beds').map(({ when }) => when), ['in two turns', 'next turn']);
});

test('in phase e a gang that was served already leaves the rest a turn later, another this turn', () => {
  const seats = [seat({ hq: '6a', tombs: [{ men: 1, women: 0 }, nobody, nobody] }), seat({ hq: '4a', tombs: [{ men: 0, women: 1 }, nobody, nobody] })];
  const served = { ...VIEW, seats, stage: 'e', order: [0, 1], actor: 1 } as View;
  assert.equal(trackLabel({ ...served, seats: [...seats.slice(0, 1), seat({ hq: '4a', tombs: [{ men: 0, women: 1 }, nobody, { men: 1, women: 0 }] })] }, 'tombs', NAMES), 'The Tombs; this turn: Dead Rabbits: 1 woman; next turn: Whyos: 1 man; in two turns: Dead Rabbits: 1 man');
  assert.equal(trackLabel(served, 'tombs', NAMES), 'The Tombs; this turn: nobody; next turn: Whyos: 1 man, Dead Rabbits: 1 woman; in two turns: nobody');
});
