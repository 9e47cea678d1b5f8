// The address of a replay, and of one moment in it.
import type { Replay } from '../lib/replay.svelte';

export function addressOf(table: string, n: number | null = null, eyes: number | null = null): string {
  const asked = [...(n === null ? [] : [`n=${n}`]), ...(eyes === null ? [] : [`eyes=${eyes}`])];
  return `/replay/${table}${asked.length ? `?${asked.join('&')}` : ''}`;
}

export const linkTo = (replay: Replay): string => addressOf(replay.id, replay.n, replay.eyes);
