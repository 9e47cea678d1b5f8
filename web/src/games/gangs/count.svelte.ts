// An election as it is counted: square after square, then the ballots, then the premiums.
import { prefersReducedMotion } from 'svelte/motion';
import { squaresOf } from './facts';
import type { Elected } from './scenes';
import type { Square } from './types';

const EVERY = 140; // ms a square
const PAUSES = [900, 1100]; // before the box is opened; before the money is paid

export interface Vote {
  square: Square;
  seat: number;
}

export class Count {
  readonly squares: Vote[]; // in the order in which they are counted
  #step = $state(0);

  constructor(readonly scene: Elected) {
    this.squares = squaresOf(scene.after).flatMap((square) => {
      const seat = scene.after.squares[square]?.control ?? null;
      return seat === null ? [] : [{ square, seat }];
    });
  }

  /** The squares of a gang so far. */
  of(seat: number): Square[] {
    return this.squares.slice(0, this.#step).filter((vote) => vote.seat === seat).map(({ square }) => square);
  }
  /** The square that is being counted. */
  get at(): Square | undefined {
    return this.opened ? undefined : this.squares[this.#step - 1]?.square;
  }
  get opened(): boolean {
    return this.#step > this.squares.length;
  }
  get paid(): boolean {
    return this.#step > this.squares.length + 1;
  }

  finish(): void {
    this.#step = this.squares.length + PAUSES.length;
  }

  /** Count on; what it gives stops it. */
  run(): () => void {
    let timer = 0;
    const next = (): void => {
      if (this.paid) return;
      this.#step += 1;
      timer = window.setTimeout(next, PAUSES[this.#step - this.squares.length] ?? EVERY);
    };
    if (prefersReducedMotion.current) this.finish();
    else timer = window.setTimeout(next, EVERY);
    return () => clearTimeout(timer);
  }
}
