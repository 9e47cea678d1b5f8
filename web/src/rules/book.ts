// A game's rules as its package tells them: topics.json has the order, the search words and the notes; the sentences are in the game's catalogue.
import { speakOf, type Language } from '../lib/i18n.svelte';

export type Options = Record<string, string | number | null>;

export interface Topic {
  id: string;
  words: Partial<Record<Language, string[]>>;
  notes: string[]; // labels of the rulings and edition notes that belong to it
}

interface Note {
  label: string;
  message: string;
}

/** What a game tells the page of its rules besides the words: `games/<game>/rules/index.ts`. All of it may be left out. */
export interface Guide {
  /** Where a part of the list begins: its first topic, and the message of its heading. */
  parts?: Record<string, string>;
  /** Other topics one may want to read next. */
  related?: Record<string, string[]>;
  /** The edition whose line of a note holds at a table with these options. */
  played?: (note: string, options: Options) => string | null;
}

export interface Book extends Required<Guide> {
  topics: Topic[];
  notes: Map<string, string>; // message by label
}

const sources = import.meta.glob<{ topics: Topic[]; notes: Note[] }>(
  ['../../../src/fivepoints/games/*/lang/topics.json', '!../../../src/fivepoints/games/_*/lang/topics.json'], // `_`: still being made
  { import: 'default' },
);
const guides = import.meta.glob<Guide>('../games/*/rules/index.ts');
const sourceOf = (game: string): string => `../../../src/fivepoints/games/${game}/lang/topics.json`;

/** The games that have rules to read. */
export const GAMES: readonly string[] = Object.keys(sources).map((path) => path.split('/').at(-3) ?? '');

/** The message of a topic; its title is the attribute of that name. */
export const messageOf = (topic: string): string => `rules-${topic}`;

/** The rules of a game, with its words; null for a game that has none. */
export async function openBook(game: string): Promise<Book | null> {
  const source = sources[sourceOf(game)];
  if (!source) return null;
  const [{ topics, notes }, guide] = await Promise.all([source(), guides[`../games/${game}/rules/index.ts`]?.(), speakOf(game)]);
  return { topics, notes: new Map(notes.map(({ label, message }) => [label, message])), parts: guide?.parts ?? {}, related: guide?.related ?? {}, played: guide?.played ?? (() => null) };
}
