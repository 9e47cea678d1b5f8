// The address of one moment of a replay.
import type { Replay } from '../lib/replay.svelte';

export function linkTo(replay: Replay): string {
  const eyes = replay.eyes === null ? '' : `&eyes=${replay.eyes}`;
  return `/replay/${replay.id}?n=${replay.n}${eyes}`;
}
