// What is asked of a seat, in one sentence.
import { t } from '../../lib/i18n.svelte';
import type { View } from './types';

export function questionOf(view: View, owes: boolean): string {
  if (!owes) return '';
  const ward = view.election?.ward ?? '';
  if (view.phase === 'bid') return t('say-your-bid', { ward });
  if (view.phase === 'place' || view.phase === 'favor') return t('say-your-bonus', { ward });
  return view.phase === 'appoint' ? t('say-your-offices') : t('say-your-turn');
}
