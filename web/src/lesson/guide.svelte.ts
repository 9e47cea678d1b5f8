// The lesson as a source of the table: it stands at a moment of its record, takes exactly the move the record goes on with, and then shows what the others did.
import { Refusal, type Entry, type Moments, type Now, type TableInfo } from '../lib/api';
import { keep, kept } from '../lib/kept';
import { play } from '../lib/sound.svelte';
import type { Answer, Source } from '../lib/source';
import type { Plan, Step } from './plan';

const PACE = 1700; // ms from one deed of the others to the next
const QUICK = 650; // where years pass

export class Guide<View = unknown, Scene = unknown, Part extends Step = Step> implements Source {
  readonly kind = 'lesson';
  readonly id = '';
  readonly talk = [];
  readonly you = null;
  readonly own: number[];
  readonly online = true;
  readonly heardAt = 0;
  readonly table: TableInfo;
  readonly plan: Plan<View, Scene, Part>;
  fresh = $state.raw<Entry[]>([]);
  watching = $state(false); // the deed is done; what follows from it is shown
  wrong = $state<string | null>(null); // in which way the last choice was not what the step asks for
  played = $state(0); // how many of the step's moves are in

  #moments: Now[];
  #entries: Entry[];
  #step = $state(0);
  #at = $state(0);
  #scenes = $state.raw<Scene[]>([]);
  #timer = 0;

  constructor(found: Moments, plan: Plan<View, Scene, Part>) {
    this.plan = plan;
    this.own = [plan.seat];
    this.table = { ...found.table, seats: found.table.seats.map((seat) => ({ ...seat, online: true })) };
    this.#moments = found.moments;
    this.#entries = found.log;
    this.go(Math.trunc(Number(kept(this.#key))) || 0);
  }

  get #key(): `lesson-${string}` {
    return `lesson-${this.plan.game}`;
  }

  now = $derived.by((): Now | null => this.#moments[this.#at] ?? null);
  log = $derived.by(() => this.#entries.slice(0, this.#at));
  number = $derived.by(() => this.#step);
  step = $derived.by((): Part => this.plan.steps[this.#step] as Part);
  last = $derived.by(() => this.#step === this.plan.steps.length - 1);
  /** The move that is asked for next. */
  asked = $derived.by(() => (this.watching ? undefined : this.step.moves[this.played]));
  scene = $derived.by(() => this.#scenes[0] ?? null);
  /** Where the step's consequences end and the next begins. */
  #end = $derived.by(() => this.plan.steps[this.#step + 1]?.at ?? this.#entries.length);

  /** To the beginning of a step. */
  go(number: number): void {
    clearTimeout(this.#timer);
    this.#step = Math.min(Math.max(number, 0), this.plan.steps.length - 1);
    this.#at = this.step.at;
    this.#scenes = [];
    this.fresh = [];
    this.played = 0;
    this.wrong = null;
    this.watching = false;
    keep(this.#key, `${this.#step}`);
  }

  /** On from a scene, from what is being shown, or to the next step. */
  goOn(): void {
    clearTimeout(this.#timer);
    if (this.#scenes.length) this.#scenes = this.#scenes.slice(1);
    else while (this.#at < this.#end && !this.#scenes.length) this.#show(this.#beat());
    if (this.#scenes.length) return;
    if (this.#at < this.#end) this.#wait(0);
    else this.go(this.#step + 1);
  }

  play(move: string): Promise<Answer> {
    const asked = this.asked;
    if (!asked || !this.plan.same(move, asked)) {
      this.wrong = this.plan.wayOf(move, asked);
      return Promise.reject(new Refusal('lesson'));
    }
    this.wrong = null;
    this.played += 1;
    this.#show(this.#own());
    if (this.played === this.step.moves.length) this.finish();
    return Promise.resolve({});
  }

  answer(choice: string): void {
    if (choice === this.step.question?.right) this.finish();
    else this.wrong = choice;
  }

  /** The step's deed is done. */
  finish(): void {
    this.wrong = null;
    if (this.#at >= this.#end && !this.#scenes.length) {
      this.go(this.#step + 1);
      return;
    }
    this.watching = true;
    if (!this.#scenes.length) this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  // At a lesson nothing is taken back, left for later or said.
  undo(): Promise<Answer> {
    return Promise.reject(new Refusal('lesson'));
  }

  stand(): Promise<Answer> {
    return Promise.reject(new Refusal('lesson'));
  }

  say(): Promise<Answer> {
    return Promise.reject(new Refusal('lesson'));
  }

  /** Where the learner's next entry ends; a sealed one with its round. */
  #own(): number {
    return this.#round(this.#entries.findIndex((entry, i) => i >= this.#at && entry.seat === this.plan.seat) + 1);
  }

  /** Where the next deed that is shown ends: a move with what belongs to it, a sealed round. */
  #beat(): number {
    let n = this.#round(this.#at + 1);
    while (n < this.#end && this.plan.joins(this.#entries[n] as Entry, this.#entries[n - 1] as Entry)) n += 1;
    return n;
  }

  #round(n: number): number {
    let end = n;
    while (this.#moments[end]?.closed.length) end += 1;
    return end;
  }

  #show(until: number): void {
    const before = this.now?.view as View;
    this.fresh = this.#entries.slice(this.#at, until);
    this.#at = until;
    this.#scenes = this.plan.scenesIn(this.fresh, before, this.now?.view as View);
    play(this.#scenes.length ? 'gavel' : 'knock');
  }

  #wait(time = this.step.quick ? QUICK : PACE): void {
    this.#timer = window.setTimeout(() => {
      if (this.#at >= this.#end) return;
      this.#show(this.#beat());
      if (!this.#scenes.length) this.#wait();
    }, time);
  }
}
