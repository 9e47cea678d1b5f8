// A refusal in words: what was not done, and what to do.
import { Refusal } from './api';
import { has, language, t } from './i18n.svelte';

/** Why, in the reader's language; what the server says in English only (a rule that a program broke) is left out elsewhere. */
export function reason({ told, args, message }: Refusal): string {
  if (told && has(told)) return t(told, args);
  return language() === 'en' ? message : '';
}

export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return t('refusal-failed');
  const id = has(`refusal-${error.code}`) ? `refusal-${error.code}` : 'refusal-refused';
  const text = reason(error);
  return !text && has(`${id}.plain`) ? t(`${id}.plain`) : t(id, { text });
}
