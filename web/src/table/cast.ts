// Who sits at the table, as this reader calls them.
import type { TableInfo } from '../lib/api';
import { language, t } from '../lib/i18n.svelte';

export interface Cast {
  names: string[]; // "You" for the reader's own seat
  colours: number[]; // by seat, from 0
  me: number | null;
}

/** Somebody with several seats at one screen is called by their names, not "You" in turn. */
export function castOf(table: TableInfo, own: readonly number[], looking: number | null): Cast {
  const me = looking !== null && own.includes(looking) ? looking : null;
  return {
    names: table.seats.map((seat) => (seat.seat === me && own.length === 1 ? t('you-name') : seat.name)),
    colours: table.seats.map((seat) => seat.colour ?? seat.seat),
    me,
  };
}

/** The argument by which a message may tell "you" from a name. */
export const youOr = (cast: Cast, seat: number): 'yes' | 'no' => (cast.names[seat] === t('you-name') ? 'yes' : 'no');

const formats = new Map<string, Intl.ListFormat>(); // slow to make

export function listed(words: string[], kind: 'conjunction' | 'disjunction' | 'unit' = 'conjunction'): string {
  const key = `${language()} ${kind}`;
  const format = formats.get(key) ?? new Intl.ListFormat(language(), { type: kind, style: kind === 'unit' ? 'short' : 'long' });
  formats.set(key, format);
  return format.format(words);
}
