// Chances, from what everybody knows.
import type { Numbers } from './numbers';
import type { Crime } from './types';

export interface Weapons {
  blades: number;
  guns: number;
}

export interface Odds {
  win: number;
  even: number;
  lose: number;
}

/** How many ways there are to take k of n. */
function ways(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1;
  for (let i = 0; i < k; i++) count = (count * (n - i)) / (i + 1);
  return count;
}

/** A combat of `mine` against `theirs`, of whose cubes I hold as many as I have members: more killed, then more wounded; hits beyond the enemies are void. */
export function fightOdds(mine: number, theirs: number, pot: Weapons): Odds {
  const odds: Odds = { win: 0, even: 0, lose: 0 };
  const all = ways(mine + theirs, mine);
  for (let guns = 0; guns <= pot.guns; guns++) {
    for (let blades = 0; blades <= pot.blades; blades++) {
      const chance = (ways(pot.guns, guns) * ways(pot.blades, blades) * ways(mine + theirs - pot.guns - pot.blades, mine - guns - blades)) / all;
      const [kills, deaths] = [Math.min(guns, theirs), Math.min(pot.guns - guns, mine)];
      const hits = kills - deaths || Math.min(blades, theirs - kills) - Math.min(pot.blades - blades, mine - deaths);
      odds[hits > 0 ? 'win' : hits < 0 ? 'lose' : 'even'] += chance;
    }
  }
  return odds;
}

export interface Pot {
  black: number;
  red: number;
  white: number;
  drawn: number;
}

export interface CrimeOdds {
  clean: number;
  hurt: number;
  jailed: number;
  both: number;
}

export function crimePot(numbers: Numbers, crime: Crime, white: number): Pot {
  const drawn = numbers.aggressions[crime].members;
  const pot = numbers.aggression_pot;
  return { black: pot.black, red: (drawn - 1) * pot.red_for_each_member_after_the_first, white: drawn * pot.white_for_each_member + white, drawn };
}

/** Of the members named in an aggression: nobody caught; somebody hurt, none in prison; one in prison, nobody hurt; both. */
export function crimeOdds({ black, red, white, drawn }: Pot): CrimeOdds {
  const all = ways(black + red + white, drawn);
  const noBlack = ways(red + white, drawn) / all;
  const noRed = ways(black + white, drawn) / all;
  const clean = ways(white, drawn) / all;
  return { clean, hurt: noBlack - clean, jailed: noRed - clean, both: 1 - noBlack - noRed + clean };
}
