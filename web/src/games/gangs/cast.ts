// The gangs at the table, as this reader calls them.
import type { TableInfo } from '../../lib/api';
import { letterOf, paintOf } from '../../lib/colours';
import { t } from '../../lib/i18n.svelte';
import type { Cast } from '../../table/cast';
import type { Numbers } from './numbers';
import { GANGS, type Gang } from './types';

export interface GangCast extends Cast {
  gangs: Gang[]; // by seat
  gangNames: string[]; // whoever reads
  letters: string[];
}

/** A seat's colour is its gang. Somebody with several seats at one screen is called by their gangs, not "You" in turn. */
export function castOf(table: TableInfo, numbers: Numbers, own: readonly number[], looking: number | null): GangCast {
  const me = looking !== null && own.includes(looking) ? looking : null;
  const gangs = table.seats.map((seat) => GANGS[seat.colour ?? seat.seat] ?? GANGS[0]);
  const gangNames = gangs.map((gang) => numbers.gangs[gang].name);
  return {
    gangs,
    gangNames,
    names: gangNames.map((name, seat) => (seat === me && own.length === 1 ? t('you-name') : name)),
    colours: table.seats.map((seat) => paintOf(table.game, seat.colour ?? seat.seat)),
    letters: table.seats.map((seat) => letterOf(table.game, seat.colour ?? seat.seat) ?? ''),
    me,
  };
}

