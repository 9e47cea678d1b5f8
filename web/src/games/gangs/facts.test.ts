// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import { NUMBERS, square, view } from './examples';
import { incomeOf, paysAgain, paysThisTurn, purse } from './facts';
import type { SeatView, View } from './types';

const table = (more: Partial<View>): View => view('act', { '6a': square(2, 0, 'ratpit') }, {}, more);

test('the dens pay until the income of the last turn has come', () => {
  assert.ok(paysAgain(table({ turn: 6 }), NUMBERS));
  assert.ok(paysAgain(table({ turn: 7, stage: 'a', phase: 'bribe' }), NUMBERS));
  assert.ok(paysAgain(table({ turn: 0, stage: null, phase: 'women' }), NUMBERS));
  assert.ok(paysThisTurn(table({ turn: 7, stage: 'a', phase: 'bribe' })) && !paysThisTurn(table({ turn: 7, stage: 'b', phase: 'bribe' })));
  for (const more of [{ turn: 7 }, { turn: 7, stage: 'a', phase: 'favor' }, { turn: 7, stage: 'b', phase: 'bribe' }] as Partial<View>[]) {
    assert.ok(!paysAgain(table(more), NUMBERS));
    assert.equal(incomeOf(table(more), NUMBERS, 'ratpit'), 0);
  }
  const politique = { ...table({}).options, mode: 'politique' as const };
  assert.ok(paysAgain(table({ turn: 7, options: politique }), NUMBERS));
  assert.ok(!paysAgain(table({ turn: 10, options: politique }), NUMBERS));
});

test('when one gang is left its turn is the last', () => {
  const { seats } = table({});
  assert.ok(!paysAgain(table({ turn: 4, seats: [seats[0], { ...seats[1], out: 1 }] as SeatView[] }), NUMBERS));
});

test('ballots are to be paid, burnt or not', () => {
  const seat = (more: Partial<SeatView>): SeatView => ({ cash: 20, ballots: null, shown: 0, ...more }) as SeatView;
  assert.equal(purse(seat({ ballots: 4 }), NUMBERS), 16);
  assert.equal(purse(seat({ ballots: 1, shown: 3 }), NUMBERS), 16);
  assert.equal(purse(seat({ ballots: 0, shown: 2 }), NUMBERS), 18);
  assert.equal(purse(seat({ cash: 3, ballots: 4 }), NUMBERS), 0);
  assert.equal(purse(seat({ ballots: 0 }), NUMBERS), null);
  assert.equal(purse(seat({ ballots: null, shown: 2 }), NUMBERS), null); // another's
});
