// A game's rules as its package tells them: topics.json has the order, the search words and the notes; the sentences are in the game's catalogue.
import type { FluentVariable } from '@fluent/bundle';
import { speakOf, type Language } from '../lib/i18n.svelte';
import { kindOf } from '../lib/kind';

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
  /** The numbers that its sentences take, where they have any. */
  args?: (game: string) => Promise<Record<string, FluentVariable>>;
  /** The edition whose line of a note holds at a table with these options. */
  played?: (note: string, options: Options) => string | null;
}

export interface Book extends Required<Omit<Guide, 'args'>> {
  args: Record<string, FluentVariable>;
  topics: Topic[];
  notes: Map<string, string>; // message by label
}

const sources = import.meta.glob<{ topics: Topic[]; notes: Note[] }>(
  '../../../src/fivepoints/games/*/lang/topics.json', { import: 'default' },
);
const guides = import.meta.glob<Guide>('../games/*/rules/index.ts');
const sourceOf = (game: string): string => `../../../src/fivepoints/games/${game}/lang/topics.json`;

/** The games that have rules to read, and a guide to them. */
export const GAMES: readonly string[] = Object.keys(guides).map((path) => path.split('/').at(-3) ?? '');

/** The message of a topic; its title is the attribute of that name. */
export const messageOf = (topic: string): string => `rules-${topic}`;

/** The rules of a game, with its words and its numbers; null for a game that has none. */
export async function openBook(game: string): Promise<Book | null> {
  const kind = kindOf(game);
  const source = sources[sourceOf(kind)];
  if (!source) return null;
  const [{ topics, notes }, guide] = await Promise.all([source(), guides[`../games/${kind}/rules/index.ts`]?.(), speakOf(kind)]);
  const args = (await guide?.args?.(game)) ?? {};
  return { topics, notes: new Map(notes.map(({ label, message }) => [label, message])), args, parts: guide?.parts ?? {}, related: guide?.related ?? {}, played: guide?.played ?? (() => null) };
}
