// How many turns a game has: known before it begins.
import { numbersOf } from './numbers';

export async function turnsOf(game: string, options: Record<string, unknown>): Promise<number> {
  const { turns } = await numbersOf(game);
  return options.mode === 'politique' ? turns.politics : turns.base;
}
