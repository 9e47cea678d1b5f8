// @ts-ignore Node's own modules: the page itself needs no types of them
import test from 'node:test';
// @ts-ignore
import assert from 'node:assert/strict';
import type { Numbers } from './numbers';
import { crimeOdds, crimePot, fightOdds } from './odds';

const near = (found: number, wanted: number): void => assert.ok(Math.abs(found - wanted) < 1e-9, `${found} is not ${wanted}`);
const NUMBERS = {
  aggressions: { pickpocket: { members: 1, loot: 1 }, mugging: { members: 2, loot: 3 }, burglary: { members: 3, loot: 6 }, heist: { members: 4, loot: 8 }, bankjob: { members: 5, loot: 11 } },
  aggression_pot: { black: 1, red_for_each_member_after_the_first: 1, white_for_each_member: 2 },
} as unknown as Numbers;

// The worked cases of docs/rules/gangs.md, section 19
test('five against two: one Blade in the pot, and two', () => {
  const one = fightOdds(5, 2, { blades: 1, guns: 0 });
  near(one.win, 5 / 7);
  near(one.lose, 2 / 7);
  const two = fightOdds(5, 2, { blades: 2, guns: 0 });
  near(two.win, 10 / 21);
  near(two.even, 10 / 21);
  near(two.lose, 1 / 21);
});

test('three against three with one Firearm is even odds', () => near(fightOdds(3, 3, { blades: 0, guns: 1 }).win, 1 / 2));

test('four with a Firearm against two with a Blade win two times in three', () => near(fightOdds(4, 2, { blades: 1, guns: 1 }).win, 2 / 3));

test('ten against one: five Firearms are void beyond the one enemy, two are better', () => {
  near(fightOdds(10, 1, { blades: 0, guns: 5 }).win, 6 / 11);
  near(fightOdds(10, 1, { blades: 0, guns: 5 }).even, 5 / 11);
  near(fightOdds(10, 1, { blades: 0, guns: 2 }).win, 9 / 11);
});

test('with Clubs only nobody wins', () => near(fightOdds(4, 3, { blades: 0, guns: 0 }).even, 1));

test('a burglary: nobody caught 5 in 21, prison 1 in 3; with lookout and favor 60 in 143 and 3 in 13', () => {
  const plain = crimeOdds(crimePot(NUMBERS, 'burglary', 0));
  near(plain.clean, 5 / 21);
  near(plain.jailed + plain.both, 1 / 3);
  const safer = crimeOdds(crimePot(NUMBERS, 'burglary', 4));
  near(safer.clean, 60 / 143);
  near(safer.jailed + safer.both, 3 / 13);
});

test('what may come of a crime is all that may come of it', () => {
  const { clean, hurt, jailed, both } = crimeOdds(crimePot(NUMBERS, 'bankjob', 2));
  near(clean + hurt + jailed + both, 1);
});
