// The screens of each game, which are loaded only when somebody opens them.
import type { Component } from 'svelte';
import { games, type GameInfo, type Moments } from './api';
import { keep, kept } from './kept';
import { kindOf } from './kind';
import type { Replay } from './replay.svelte';
import type { Place } from './router.svelte';
import type { Session } from './session.svelte';

export type Table = Component<{ session: Session }>;
export type ReplayTable = Component<{ replay: Replay }>;
export type Lesson = { default: Component<{ moments: Moments }>; SEAT: number };

const tables = import.meta.glob<{ default: Table }>('../games/*/Table.svelte');
const replays = import.meta.glob<{ default: ReplayTable }>('../games/*/ReplayTable.svelte');
const lessons = import.meta.glob<Lesson>('../games/*/Lesson.svelte');
const lengths = import.meta.glob<{ turnsOf: (game: string, options: Record<string, unknown>) => Promise<number> }>('../games/*/turns.ts');
export const FIRST = 'tammany'; // what a newcomer is shown first

export const loadTable = async (game: string): Promise<Table | null> => (await tables[`../games/${kindOf(game)}/Table.svelte`]?.())?.default ?? null;
export const loadReplay = async (game: string): Promise<ReplayTable | null> => (await replays[`../games/${kindOf(game)}/ReplayTable.svelte`]?.())?.default ?? null;
export const loadLesson = async (game: string): Promise<Lesson | null> => (await lessons[`../games/${kindOf(game)}/Lesson.svelte`]?.()) ?? null;

/** How many turns a game has with these options; null where its parts do not come in turn by turn. */
export const findTurns = async (game: string, options: Record<string, unknown>): Promise<number | null> => (await (await lengths[`../games/${kindOf(game)}/turns.ts`]?.())?.turnsOf(game, options)) ?? null;

/** Whether a newcomer can be led through a game. */
export const hasLesson = (game: string): boolean => `../games/${kindOf(game)}/Lesson.svelte` in lessons;

/** What the server can play and this page can draw, what a newcomer is shown first at the front. */
export async function playable(): Promise<GameInfo[]> {
  const known = (await games()).filter((game) => `../games/${kindOf(game.name)}/Table.svelte` in tables);
  return known.sort((a, b) => Number(b.name === FIRST) - Number(a.name === FIRST));
}

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
