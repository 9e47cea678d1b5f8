// Words: Project Fluent, the page's own catalogues and those of the games. A message that is not there shows its name, and a test fails.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept } from './kept';
import { withNumbers } from './numbers';

const WISHED = ['en', 'fr', 'de', 'hu'] as const;
export type Language = (typeof WISHED)[number];
type Args = Record<string, FluentVariable>;
type Sources = Record<string, () => Promise<string>>;

const own: Sources = import.meta.glob<string>('../lang/*.ftl', { query: '?raw', import: 'default' });
const ofGames: Sources = import.meta.glob<string>('../../../src/fivepoints/games/*/lang/*.ftl', { query: '?raw', import: 'default' });

/** The languages there is a catalogue for, each by its own name. */
export const LANGUAGES: readonly Language[] = WISHED.filter((language) => own[`../lang/${language}.ftl`]);
export const NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch', hu: 'Magyar' };

let bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
let spoken = $state<Language>('en');
const opened = new Set<string>(); // games whose words are wanted too

/** The language chosen here before, else the first of the browser's that there is. */
export function guess(): Language {
  const wanted = [kept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language) ?? 'en';
}

export function language(): Language {
  return spoken;
}

/** Load a language: all the page's words and those of the games whose tables were opened. */
export async function speak(language: Language): Promise<void> {
  const mine = Object.keys(own).filter((path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`));
  const theirs = [...opened].map((game) => `../../../src/fivepoints/games/${game}/lang/${language}.ftl`);
  const sources = await Promise.all([...mine.map((path) => own[path]?.()), ...theirs.map((path) => ofGames[path]?.())]);
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source ?? ''));
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
  if (opened.has(game)) return;
  opened.add(game);
  await speak(spoken);
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
  return bundle.hasMessage(id);
}
