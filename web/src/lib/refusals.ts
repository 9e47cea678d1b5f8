// A refusal in words: what was not done, and what to do.
import { Refusal } from './api';
import { has, t } from './i18n.svelte';

export function explain(error: unknown): string {
  if (!(error instanceof Refusal)) return t('refusal-failed');
  const id = `refusal-${error.code}`;
  return has(id) ? t(id, { text: error.message }) : t('refusal-refused', { text: error.message });
}
