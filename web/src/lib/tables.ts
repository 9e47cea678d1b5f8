// What lists and rows say of a table.
import type { Pace, SeatInfo, TableInfo } from './api';
import { language, t } from './i18n.svelte';
import { kindOf } from './kind';

/** The seats this person holds. */
export function ownSeats(table: TableInfo, person: string | null | undefined): SeatInfo[] {
  return table.seats.filter((seat) => person && seat.kind === 'person' && seat.person === person && seat.status !== 'resigned');
}

/** Whether the table waits for this person's own hand. */
export function waitsFor(table: TableInfo, person: string | null | undefined): boolean {
  return ownSeats(table, person).some((seat) => table.movers.includes(seat.seat) && !seat.stand_in);
}

export function takenSeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.kind !== 'open');
}

/** The name of a game; one with other numbers also has theirs. */
export function gameTitle(game: string): string {
  const data = /@([a-z0-9]+)/.exec(game)?.[1];
  return data ? t('game-with-data', { game: t(`game-${kindOf(game)}`), data }) : t(`game-${game}`);
}

/** "live, 10 min each and 15 s a move" and its like. */
export function paceWords(pace: Pace): string {
  if (pace.kind === 'live') return t('pace-live-words', { minutes: Math.round(pace.base / 6) / 10, seconds: pace.increment });
  if (pace.kind === 'turn') return pace.hours % 24 === 0 ? t('pace-days-words', { days: pace.hours / 24 }) : t('pace-hours-words', { hours: pace.hours });
  return t('pace-relaxed-words');
}

/** Names as a list in the reader's language: "Honora, Peg and Ezra". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** Whether the game ends as soon as who has these seats calls it off: nobody else is in it who has not agreed. */
export function lastToAgree(seats: SeatInfo[], own: number[]): boolean {
  const gone = (seat: SeatInfo): boolean => seat.kind !== 'person' || seat.stand_in || seat.status === 'left' || seat.status === 'resigned';
  return seats.every((seat) => own.includes(seat.seat) || seat.call_off || gone(seat));
}

/** How a game that is over ended, from this person's side. */
export function outcome(table: TableInfo, person: string | null | undefined): string {
  const ranks = table.result?.ranks ?? [];
  const mine = ownSeats(table, person).find((seat) => ranks[seat.seat] === 1);
  if (mine) return t('finished-you-won', { points: table.result?.scores?.[mine.seat] ?? 0 });
  const winners = table.seats.filter((seat) => ranks[seat.seat] === 1).map((seat) => seat.name);
  return t('finished-won-by', { names: listed(winners), count: winners.length });
}
