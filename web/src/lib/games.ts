// The screens of each game, which are loaded only when somebody opens them.
import type { Component } from 'svelte';
import type { Moments } from './api';
import { keep, kept } from './kept';
import type { Replay } from './replay.svelte';
import type { Place } from './router.svelte';
import type { Session } from './session.svelte';

export type Table = Component<{ session: Session }>;
export type ReplayTable = Component<{ replay: Replay }>;
export type Lesson = { default: Component<{ moments: Moments }>; SEAT: number };

const tables = import.meta.glob<{ default: Table }>('../games/*/Table.svelte');
const replays = import.meta.glob<{ default: ReplayTable }>('../games/*/ReplayTable.svelte');
const lessons = import.meta.glob<Lesson>('../games/*/Lesson.svelte');
const FIRST = /games\/(\w+)\//.exec(Object.keys(tables)[0] ?? '')?.[1] ?? '';

export const loadTable = async (game: string): Promise<Table | null> => (await tables[`../games/${game}/Table.svelte`]?.())?.default ?? null;
export const loadReplay = async (game: string): Promise<ReplayTable | null> => (await replays[`../games/${game}/ReplayTable.svelte`]?.())?.default ?? null;
export const loadLesson = async (game: string): Promise<Lesson | null> => (await lessons[`../games/${game}/Lesson.svelte`]?.()) ?? null;

export function rememberGame(game: string): void {
  keep('game', game);
}

/** Which game a table is of, only the server can say: until it has, load what is likely, the game opened last. Returns it, for its words. */
export function loadAhead(here: Place): string | undefined {
  const game = here.name === 'learn' ? here.game : (kept('game') ?? FIRST);
  const load = { table: loadTable, replay: loadReplay, learn: loadLesson }[here.name as string];
  if (!load) return undefined;
  load(game).catch(() => undefined); // who opens it will hear of it
  return game;
}
