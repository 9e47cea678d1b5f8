// What a fight, a crime or drink still costs a gang: told by the log, named one by one.
import type { Entry } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import { listed } from '../../table/cast';
import { effectAt } from './facts';
import { read } from './legal';
import type { Numbers } from './numbers';
import type { View } from './types';

const FATES = ['bury', 'bed', 'jail'] as const;
type Fate = (typeof FATES)[number];
const isFate = (word: string): word is Fate => (FATES as readonly string[]).includes(word);

export interface Due extends Record<Fate, number> {
  retreat: boolean; // then the beaten go
}

const CRIME = /^(?:(\d+)k)?(?:(\d+)r)?$/; // as drawn: black, red

/** What an entry has cost a gang, if it is of that kind. */
function tollOf({ seat, text, news }: Entry, mine: number, attacking: boolean): Due | null {
  const hits = news.find(({ message, args }) => message === 'news-hits' && args.seat === mine)?.args;
  if (hits) {
    const beaten = news.some(({ message, args }) => (message === 'news-battle-won' && args.seat !== mine) || (message === 'news-battle-drawn' && attacking));
    return { bury: Number(hits.dead), bed: Number(hits.wounded), jail: 0, retreat: beaten };
  }
  const drawn = seat === null ? CRIME.exec(text) : null;
  return drawn ? { bury: 0, bed: Number(drawn[2] ?? 0), jail: Number(drawn[1] ?? 0), retreat: false } : null;
}

/** What is still to be named. Of a side with lent members the log does not say whose the victims are: there it is the next one alone. */
export function stillDue(view: View, log: readonly Entry[], numbers: Numbers, mine: number): Due {
  const left: Due = { bury: 0, bed: 0, jail: 0, retreat: false };
  if (view.stage === 'f') return { ...left, bed: effectAt(numbers, view.seats[mine]?.dial ?? 0).bed ?? 0, [view.victim ?? 'bed']: 1 };
  if (view.fight?.sides.lender) return { ...left, [view.victim ?? 'bed']: 1 };
  let undone = 0;
  for (const entry of [...log].reverse()) {
    const { deed } = read(entry.text);
    if (entry.seat === mine && deed === 'undo') undone += 1;
    else if (entry.seat === mine && isFate(deed)) {
      if (undone > 0) undone -= 1;
      else left[deed] -= 1;
    }
    const toll = tollOf(entry, mine, view.fight?.sides.attacker.seat === mine);
    if (toll) return { bury: left.bury + toll.bury, bed: left.bed + toll.bed, jail: left.jail + toll.jail, retreat: toll.retreat };
  }
  return { ...left, [view.victim ?? 'bed']: 1 };
}

/** Whether more than one choice is left to the default at once. */
export const isSeveral = ({ bury, bed, jail, retreat }: Due): boolean => bury + bed + jail > 1 || retreat;

/** `As usual: bury one, bed 2, then retreat`. */
export function sayDue(due: Due): string {
  const parts = FATES.filter((fate) => due[fate] > 0).map((fate) => t('gangs-victims-part', { fate, count: due[fate] }));
  return t('gangs-victims-usual', { what: listed(parts, 'unit'), retreat: due.retreat ? 'yes' : 'no' });
}
