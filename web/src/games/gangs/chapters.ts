// The turns of a game as the parts of its replay; and which of them a moment belongs to.
import { t } from '../../lib/i18n.svelte';
import type { Replay } from '../../lib/replay.svelte';
import type { Chapter, Tick } from '../../replay/parts';
import type { View } from './types';

export interface Parts {
  ticks: Tick[]; // each turn, with a line where an election came before it
  chapters: Chapter[]; // each turn
}

export function partsOf(replay: Replay): Parts {
  const ticks: Tick[] = [];
  const chapters: Chapter[] = [];
  let turn = 0;
  let before = 0;
  replay.stops.forEach((n, step) => {
    const view = (replay.moments[n]?.view ?? null) as View | null;
    if (!view) return;
    const elected = replay.entries.slice(before, n).some((entry) => entry.news.some((fact) => fact.message === 'news-votes'));
    const begins = view.turn !== turn;
    if (begins || elected) ticks.push({ step, label: begins ? `${view.turn}` : '', line: elected });
    if (begins) {
      turn = view.turn;
      chapters.push({ step, name: t('gangs-replay-to-turn', { turn }), label: `${view.year}` });
    }
    before = n;
  });
  return { ticks, chapters };
}

/** When in the game an entry was made: its turn and phase. */
export function whenWas(replay: Replay, n: number): string {
  const was = replay.moments[Math.max(0, n - 1)]?.view as View | undefined;
  if (!was || !was.stage) return t('replay-when-set-up');
  return t('gangs-replay-when', { year: `${was.year}`, turn: was.turn, stage: was.stage });
}
