// One click to a game: me and three heelers, started at once.
import { createTable } from './api';
import { haveName } from './person.svelte';
import { go } from './router.svelte';

const BOTS = 3;

export async function playNow(game: string): Promise<void> {
  if (!(await haveName('play-now'))) return;
  const bots = Array.from({ length: BOTS }, () => ({ kind: 'bot' as const, level: 'heeler' }));
  const table = await createTable({ game, players: BOTS + 1, seats: [{ kind: 'me', level: 'heeler' }, ...bots] }, true);
  go(`/table/${table.id}`);
}
