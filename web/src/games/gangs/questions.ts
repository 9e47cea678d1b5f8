// What is asked of a seat, in one sentence.
import { t } from '../../lib/i18n.svelte';
import type { View } from './types';

export const questionOf = (view: View, owes: boolean): string => (owes ? t('gangs-asked', { phase: view.phase }) : '');
