// The colours a seat can have, from 0. In one game each is a hat, in another a gang with its letter (look.md).
import { kindOf } from './kind';

const HATS = 5;
const LETTERS: Record<string, string> = { gangs: 'WRBEDC' };
const PAINTS: Record<string, readonly number[]> = { gangs: [1, 0, 3, 2, 4, 5] };

export const coloursOf = (game: string): number[] => Array.from({ length: LETTERS[kindOf(game)]?.length ?? HATS }, (_, colour) => colour);

/** The letter of a colour, in games where it is told by one and not by a hat. */
export const letterOf = (game: string, colour: number): string | null => LETTERS[kindOf(game)]?.[colour] ?? null;

/** The paint a colour is shown in, from 0 (`--seat-1` on): a gang has one of its own. */
export const paintOf = (game: string, colour: number): number => PAINTS[kindOf(game)]?.[colour] ?? colour;

/** What a colour is called: a hat, or whom it stands for in the game. */
export const colourName = (game: string): string => (LETTERS[kindOf(game)] ? `${kindOf(game)}-colour` : 'hat');
