// Reading clocks between two words of the server.
import type { ClockOut } from './api';

export const SHORT_OF_TIME = 20; // seconds

/** Whole seconds left at a moment (ms since 1970); the clock was read when `heardAt` was. */
export function secondsLeft(clock: ClockOut, heardAt: number, at: number): number {
  const gone = clock.running ? Math.max(0, at - heardAt) / 1000 : 0;
  return Math.max(0, Math.ceil(clock.left - gone));
}

/** "0:14", "12:05", "71:30:00". */
export function spelled(left: number): string {
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number): string => `${n}`.padStart(2, '0');
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
