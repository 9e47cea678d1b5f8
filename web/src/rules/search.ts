// Finding a rule by a word, in the reader's language: the same order as `fivepoints rules`, and then by what the texts say.
import { language, t } from '../lib/i18n.svelte';
import { messageOf, type Book, type Topic } from './book';

/** After every word of its own that a topic may be called by. */
const BEGINS = 1000;
const CONTAINS = 2000;
const SAYS = 3000;

/** Without capitals, accents and hyphens. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[-_\s]+/g, ' ').trim();
}

function rank(book: Book, topic: Topic, wanted: string): number {
  const title = t(`${messageOf(topic.id)}.title`);
  const names = [topic.id, title, ...(topic.words[language()] ?? [])].map(plain);
  const exact = names.indexOf(wanted);
  if (exact >= 0) return exact;
  if (names.some((name) => name.startsWith(wanted))) return BEGINS;
  if (names.some((name) => name.includes(wanted))) return CONTAINS;
  const notes = topic.notes.flatMap((label) => [label, t(`${book.notes.get(label)}.title`), t(book.notes.get(label) ?? label, book.args)]);
  const said = plain([title, t(messageOf(topic.id), book.args), ...notes].join(' '));
  return wanted.split(' ').every((word) => said.includes(word)) ? SAYS : Infinity;
}

/** The topics a word means, best first. */
export function find(book: Book, query: string): string[] {
  const wanted = plain(query);
  const ranked = book.topics.map((topic) => ({ id: topic.id, at: rank(book, topic, wanted) }));
  return ranked.filter(({ at }) => at < Infinity).sort((a, b) => a.at - b.at).map(({ id }) => id);
}
