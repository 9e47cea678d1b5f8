// A game looked at again: all its moments are here, one of them is shown. Nothing can be played in it.
import { ask, Refusal, type Entry, type Moments, type Now, type TableInfo } from './api';
import type { Answer, Source } from './source';

/** Where a game comes from: a table of this server, or a record file that was opened. */
export type Origin = { table: string } | { record: string };

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

function fetchMoments(origin: Origin, eyes: number | null): Promise<Moments> {
  if ('record' in origin) return ask('POST', '/api/replays', { record: origin.record, eyes });
  return ask('GET', `/api/tables/${origin.table}/replay${eyes === null ? '' : `?eyes=${eyes}`}`);
}

/** Draws that follow each other are one step; a game that begins with them begins after them. */
function findStops(log: readonly Entry[]): number[] {
  const drawn = (n: number): boolean => log[n]?.seat === null; // whether a draw comes after n entries
  return [0, ...log.map((entry) => entry.n)].filter((n) => !drawn(n) || (n > 0 && !drawn(n - 1)));
}

export class Replay implements Source {
  readonly kind = 'replay';
  readonly id: string;
  readonly talk = [];
  readonly online = true;
  readonly heardAt = 0;
  fresh = $state.raw<Entry[]>([]); // what the last step on has brought; nothing after a jump
  running = $state(false);
  speed = $state<Speed>(1);
  /** How long a moment is worth looking at, in ms at the usual speed: each game says its own. */
  dwell: (n: number) => number = () => 1000;

  #moments = $state.raw() as Moments;
  #known = new Map<number | null, Moments>(); // by eyes
  #n = $state(0);
  #timer = 0;
  #wanted: number | null = null; // the eyes that were chosen last

  constructor(readonly origin: Origin, found: Moments, readonly you: string | null) {
    this.id = 'table' in origin ? origin.table : '';
    this.#moments = found;
    this.#known.set(found.eyes, found);
    this.#n = this.#stopAt(0);
  }

  static async open(origin: Origin, eyes: number | null, you: string | null): Promise<Replay> {
    return new Replay(origin, await fetchMoments(origin, eyes), you);
  }

  // What is shown

  /** Nobody is away from a game that is looked at again. */
  table = $derived.by((): TableInfo => ({ ...this.#moments.table, seats: this.#moments.table.seats.map((seat) => ({ ...seat, online: true, stand_in: false })) }));
  own = $derived.by(() => (this.you ? this.table.seats.filter((seat) => seat.kind === 'person' && seat.person === this.you).map((seat) => seat.seat) : []));
  entries = $derived.by(() => this.#moments.log);
  moments = $derived.by(() => this.#moments.moments);
  eyes = $derived.by(() => this.#moments.eyes);
  allEyes = $derived.by(() => this.#moments.all_eyes);
  stops = $derived.by(() => findStops(this.entries));
  n = $derived.by(() => this.#n);
  now = $derived.by((): Now | null => this.moments[this.#n] ?? null);
  log = $derived.by(() => this.entries.slice(0, this.#n));
  step = $derived.by(() => this.stops.indexOf(this.#n));
  atEnd = $derived.by(() => this.step === this.stops.length - 1);
  /** The sealed choices made before this moment whose round is not whole yet. */
  waiting = $derived.by(() => this.entries.slice(this.#n - (this.now?.closed.length ?? 0), this.#n));

  /** The sealed round that an entry has ended; empty where it did not. */
  round(n: number): Entry[] {
    if (!this.entries[n - 1]?.seal || this.moments[n]?.closed.length) return [];
    return this.entries.slice(n - 1 - (this.moments[n - 1]?.closed.length ?? 0), n);
  }

  // Going about in it

  #stopAt(n: number): number {
    return this.stops.find((stop) => stop >= n) ?? this.stops.at(-1) ?? 0;
  }

  /** To a moment, or to the end of the draws it lies in. */
  go(n: number): void {
    const before = this.step;
    const from = this.#n;
    this.#n = this.#stopAt(n);
    this.fresh = this.step === before + 1 ? this.entries.slice(from, this.#n) : [];
    if (this.running) this.#schedule();
  }

  goStep(step: number): void {
    this.go(this.stops[Math.max(0, Math.min(this.stops.length - 1, step))] ?? 0);
  }

  run(): void {
    this.running = true;
    if (this.atEnd) this.goStep(0);
    else this.#schedule();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    if (this.running) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.atEnd) this.running = false;
    else this.#timer = window.setTimeout(() => this.goStep(this.step + 1), this.dwell(this.#n) / this.speed);
  }

  /** The same moment from other eyes. */
  async look(eyes: number | null): Promise<void> {
    this.#wanted = eyes;
    const found = this.#known.get(eyes) ?? (await fetchMoments(this.origin, eyes));
    this.#known.set(eyes, found);
    if (this.#wanted !== eyes) return; // other eyes were chosen meanwhile
    this.#moments = found;
    this.#n = this.#stopAt(this.#n);
    this.fresh = [];
  }

  // What only a game in play takes

  play = (): Promise<Answer> => Promise.reject(new Refusal('phase'));
  undo = this.play;
  stand = this.play;
  say = this.play;
}
