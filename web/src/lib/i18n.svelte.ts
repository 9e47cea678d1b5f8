// Words: Project Fluent, the page's own catalogues and those of the games. A message that is not there shows its name, and a test fails.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './kept';
import { kindOf } from './kind';
import { withNumbers } from './numbers';

const WISHED = ['en', 'fr', 'de', 'hu'] as const;
export type Language = (typeof WISHED)[number];
type Args = Record<string, FluentVariable>;

const own = import.meta.glob<string[]>('../lang/*.ts', { import: 'default' }); // all the page's words of one language in one file
const ofGames = import.meta.glob<string>('../../../src/fivepoints/games/*/lang/*.ftl', { query: '?raw', import: 'default' });

/** The languages there is a catalogue for, each by its own name. */
export const LANGUAGES: readonly Language[] = WISHED.filter((language) => own[`../lang/${language}.ts`]);
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', hu: 'Magyar' };

let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
let spoken = $state<Language>('en');
let opened = ''; // the game whose words are wanted too; two games may each have a message of one name
const parsed = new Map<string, FluentResource>(); // by its text: a catalogue is long, and wanted again with the words of each game

/** The language chosen here before, else the first of the browser's that there is. */
export function guess(): Language {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language) ?? 'en';
}

export function language(): Language {
  return spoken;
}

function resource(source: string): FluentResource {
  const made = parsed.get(source) ?? new FluentResource(source);
  parsed.set(source, made);
  return made;
}

/** The first of each kind takes a browser long; here it waits for words anyway. */
function warm(language: Language): void {
  new Intl.PluralRules(language);
  new Intl.NumberFormat(language);
  new Intl.ListFormat(language);
}

/** Load a language: all the page's words and those of the game whose table was opened last, or will be (`game`). */
export async function speak(language: Language, game?: string): Promise<void> {
  if (game) opened = kindOf(game);
  const asked = Promise.all([own[`../lang/${language}.ts`]?.(), ofGames[`../../../src/fivepoints/games/${opened}/lang/${language}.ftl`]?.()]);
  warm(language);
  const sources = await asked;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources.flat()) made.addResource(resource(source ?? ''));
  bundle = made;
  spoken = language;
  document.documentElement.lang = language;
}

/** Somebody chose a language. */
export async function choose(language: Language): Promise<void> {
  keep('language', language);
  await speak(language);
}

/** A table of this game is opened: its words are wanted, now and in every language chosen later. */
export async function speakOf(game: string): Promise<void> {
  if (opened !== kindOf(game)) await speak(spoken, game);
}

/** A message with its arguments filled in. */
export function t(id: string, args: Args = {}): string {
  const [name = id, attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(pattern, withNumbers(args), []);
}

/** Whether there is such a message: for texts that only some games or moments have. */
export function has(id: string): boolean {
  const [name = id, attribute] = id.split('.');
  return attribute ? bundle.getMessage(name)?.attributes[attribute] !== undefined : bundle.hasMessage(name);
}
