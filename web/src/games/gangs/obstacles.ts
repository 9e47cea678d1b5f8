// Why something can't be opened or robbed on a square, in two words: what a player would ask.
import { t } from '../../lib/i18n.svelte';
import { at, needOf, sum, tokensOf } from './facts';
import type { Numbers } from './numbers';
import type { Crime, Kind, Square, View } from './types';

const isKind = (what: Kind | Crime, numbers: Numbers): what is Kind => what in numbers.activities;

/** Nothing where nothing is in the way; null where the gang has nobody, so that nobody asks. */
export function obstacle(view: View, numbers: Numbers, seat: number, square: Square, what: Kind | Crime): string | null {
  const place = view.squares[square];
  const there = at(view, square, seat);
  if (!place || sum(there) === 0) return null;
  const tokens = tokensOf(place);
  if (!isKind(what, numbers)) {
    if (tokens.length) return t('gangs-not', { why: 'token', count: 0 });
    return lacking(sum(there), numbers.aggressions[what].members);
  }
  const { kind } = numbers.activities[what];
  if (place.owner !== null && place.owner !== seat) return t('gangs-not', { why: 'theirs', count: 0 });
  if (place[kind]) return t('gangs-not', { why: kind, count: 0 });
  if (view.tokens[what] === 0) return t('gangs-not', { why: 'supply', count: 0 });
  const need = needOf(numbers, [...tokens, what]);
  return lacking(sum(there), need.members) || (there.women < need.women ? t('gangs-not', { why: 'women', count: need.women - there.women }) : '');
}

const lacking = (there: number, needed: number): string => (there < needed ? t('gangs-not', { why: 'members', count: needed - there }) : '');
