// The years and elections of a game, as the parts of its replay; and which of them a moment belongs to.
import { t } from '../../lib/i18n.svelte';
import type { Replay } from '../../lib/replay.svelte';
import type { Chapter, Tick } from '../../replay/parts';
import type { Phase, View } from './types';

const TURNS: readonly Phase[] = ['turn', 'second', 'cube', 'spread'];
const YEARS_A_TERM = 4;

export interface Parts {
  ticks: Tick[]; // each year and each election
  chapters: Chapter[]; // each term and each election
}

export function partsOf(replay: Replay): Parts {
  const ticks: Tick[] = [];
  const chapters: Chapter[] = [];
  let year = 0;
  let before = 0;
  replay.stops.forEach((n, step) => {
    const view = (replay.moments[n]?.view ?? null) as View | null;
    if (!view) return;
    if (replay.entries.slice(before, n).some((entry) => entry.news.some((fact) => fact.message === 'news-election'))) {
      ticks.push({ step, label: '', line: true });
      chapters.push({ step, name: t('replay-to-election', { year: view.year }), label: '', icon: 'box' });
    } else if (view.year !== year && TURNS.includes(view.phase)) {
      year = view.year;
      ticks.push({ step, label: `${year}`, line: false });
      if ((year - 1) % YEARS_A_TERM === 0) chapters.push({ step, name: t('replay-to-term', { term: view.term }), label: t('years-term', { term: view.term }) });
    }
    before = n;
  });
  return { ticks, chapters };
}

/** When in the game an entry was made: its year and turn, or its election. */
export function whenWas(replay: Replay, n: number): string {
  const entry = replay.entries[n - 1];
  const [was, is] = [replay.moments[n - 1]?.view, replay.moments[n]?.view] as (View | undefined)[];
  if (!entry || !was || !is) return '';
  if (was.first === null) return t('replay-when-set-up');
  if (entry.seat !== null && TURNS.includes(was.phase)) return t('replay-when-turn', { year: was.year, turn: ((entry.seat - was.first + was.players) % was.players) + 1, players: was.players });
  return entry.seat === null ? t('replay-when-year', { year: is.year }) : t('replay-when-election', { year: was.year });
}
