// What the person is choosing, step by step, from the moves the server calls legal; what the board and the dock show of it.
import { explain } from '../../lib/refusals';
import type { Source } from '../../lib/source';
import { usual } from './defaults';
import { at, beyond, sum } from './facts';
import { choices, chosenMove, fill, group, movesOf, read, type Deed, type Move, type Parts, type Slot } from './legal';
import type { Numbers } from './numbers';
import { withoutTwins } from './police';
import type { Group, Phase, Place, Square, View } from './types';

export type PlaceState = 'may' | 'chosen' | 'dim' | 'source';
export type Ghost = { at: Place; seat: number; men: number; women: number };

/** The deed of each phase whose parts are chosen one after another, and the places of it, in the order in which they are asked. */
const MAPPED: Partial<Record<Phase, { deeds: Deed[]; slots: Slot[] }>> = {
  bribe: { deeds: ['bribe'], slots: ['to'] },
  police: { deeds: ['police'], slots: ['to'] },
  move: { deeds: ['go'], slots: ['from', 'to'] },
  fight: { deeds: ['fight'], slots: ['at'] },
  victim: { deeds: ['bury', 'bed', 'jail'], slots: ['at'] },
  retreat: { deeds: ['retreat'], slots: ['to'] },
  home: { deeds: ['home'], slots: ['at'] },
  dry: { deeds: ['dry'], slots: ['at'] },
};
/** What is done on one square. */
const ON_SQUARE: readonly Deed[] = ['open', 'close', 'rob', 'equip'];
const IN_BOX: Partial<Record<Deed, Place>> = { recruit: 'port', sober: 'hospital', lobby: 'tammany', buy: 'arms' };
/** What comes of a fight, a crime or drink, and may be left to the default with one button. */
const AFTERMATH: readonly Phase[] = ['victim', 'retreat'];

export class Desk {
  pointed = $state<Place | null>(null); // under the pointer or the focus
  trouble = $state<string | null>(null);
  #place = $state<Place | null>(null);
  #left = $state<string | null>(null); // the aftermath is left to the default; this question of it was answered last
  #parts = $state.raw<{ of: string; parts: Parts }>({ of: '', parts: {} }); // chosen for the question that is asked, and for no other
  #wanted = $state.raw<{ of: string; deed: Deed | null }>({ of: '', deed: null });
  #sent = $state<string | null>(null); // the question whose answer is on its way

  readonly session: Source;
  readonly numbers: Numbers;

  constructor(session: Source, numbers: Numbers) {
    this.session = session;
    this.numbers = numbers;
  }

  now = $derived.by(() => this.session.now);
  view = $derived.by(() => (this.now?.view ?? null) as View | null);
  seat = $derived.by(() => this.now?.seat ?? null);
  owes = $derived.by(() => this.now?.owes ?? false);
  phase = $derived.by(() => this.view?.phase ?? null);
  moves = $derived.by(() => {
    const moves = (this.now?.legal?.moves ?? []).map(read);
    return this.view ? withoutTwins(moves, this.view) : moves;
  });
  /** Names the question that is asked: another one, another choice. */
  question = $derived.by(() => `${this.now?.token} ${this.seat} ${this.phase}`);
  sending = $derived.by(() => this.#sent === this.question);
  still = $derived.by(() => this.sending || !this.session.online);
  /** A sealed choice of this seat is in, and may be made anew. */
  closed = $derived.by(() => this.seat !== null && !!this.now?.closed.includes(this.seat));
  me = $derived.by(() => (this.seat === null ? undefined : this.view?.seats[this.seat]));

  usual = $derived.by(() => (this.view && this.seat !== null && this.owes ? usual(this.moves, this.view, this.numbers, this.seat) : undefined));
  /** The deed that is open: what was asked for, else that of the phase, else that of the default. */
  deed = $derived.by((): Deed | null => {
    if (this.#wanted.of === this.question) return this.#wanted.deed;
    if (this.usual) return this.usual.deed;
    return MAPPED[this.phase ?? 'over']?.deeds.find((deed) => this.has(deed)) ?? null;
  });
  parts = $derived.by((): Parts => {
    const chosen = this.#parts.of === this.question ? this.#parts.parts : (this.usual?.parts ?? {});
    const begun = this.onlyLift ? { ...chosen, from: this.onlyLift } : chosen;
    return this.deed ? fill(this.moves, this.deed, begun) : begun;
  });
  /** The move that is chosen, once all is. */
  move = $derived.by((): Move | null => {
    const found = this.deed ? movesOf(this.moves, this.deed, this.parts) : [];
    return found.length === 1 ? (found[0] ?? null) : null;
  });
  begun = $derived.by(() => (this.#parts.of === this.question && Object.values(this.#parts.parts).some((value) => value !== undefined)) || (this.phase === 'act' && (this.#place !== null || this.deed !== null)));
  /** Nothing else was chosen than what was chosen already. */
  asUsual = $derived.by(() => this.usual !== undefined && this.usual.text === this.move?.text);

  has(deed: Deed, parts: Parts = {}): boolean {
    return chosenMove(this.moves, deed, parts) !== null;
  }

  options(slot: Slot, deed = this.deed): string[] {
    return deed ? choices(this.moves, deed, this.parts, slot) : [];
  }

  /** Open a deed, or with null none. */
  open(deed: Deed | null, parts: Parts = {}): void {
    this.#wanted = { of: this.question, deed };
    this.#parts = { of: this.question, parts };
    this.trouble = null;
  }

  /** One part more; what no longer goes with it is dropped. */
  choose(slot: Slot, value: string | undefined): void {
    const deed = this.deed;
    if (!deed) return;
    const kept: Parts = { [slot]: value };
    for (const [name, old] of Object.entries(this.parts) as [Slot, string][]) if (name !== slot && this.has(deed, { ...kept, [name]: old })) kept[name] = old;
    this.#wanted = { of: this.question, deed };
    this.#parts = { of: this.question, parts: kept };
    this.trouble = null;
  }

  // On the map

  /** What a place that is picked on the map is for. */
  mapDeed = $derived.by((): Deed | null => MAPPED[this.phase ?? 'over']?.deeds.find((deed) => this.has(deed)) ?? null);
  /** The place that is asked for next on the map. */
  slot = $derived.by((): Slot | null => {
    if (!this.owes || !this.mapDeed) return null;
    const slots = MAPPED[this.phase ?? 'over']?.slots ?? [];
    return slots.find((slot) => this.parts[slot] === undefined) ?? slots.at(-1) ?? null;
  });
  /** The places that may be picked now. */
  places = $derived.by((): Place[] => {
    if (!this.owes || !this.view) return [];
    if (this.phase === 'act') return this.#actPlaces();
    if (!this.slot || !this.mapDeed) return [];
    const parts = this.phase === 'move' ? { from: this.slot === 'to' ? this.parts.from : undefined } : { pawn: this.parts.pawn };
    return choices(this.moves, this.mapDeed, parts, this.slot).filter((place) => place !== '');
  });

  #actPlaces(): Place[] {
    const squares = this.moves.filter((move) => ON_SQUARE.includes(move.deed)).map((move) => move.parts.at ?? '');
    const boxes = (Object.keys(IN_BOX) as Deed[]).filter((deed) => this.has(deed)).map((deed) => IN_BOX[deed] ?? '');
    return [...new Set([...squares, ...boxes])];
  }

  /** Among the actions: where something is done. The only place is chosen already, unless something can be done at none. */
  onlyPlace = $derived.by((): Place | null => {
    const [only, ...more] = this.phase === 'act' ? this.places : [];
    const elsewhere = this.moves.some(({ deed }) => !ON_SQUARE.includes(deed) && !(deed in IN_BOX) && deed !== 'done');
    return only !== undefined && more.length === 0 && !elsewhere ? only : null;
  });
  get place(): Place | null {
    return this.#place ?? this.onlyPlace;
  }
  set place(place: Place | null) {
    this.#place = place;
  }

  states = $derived.by((): Partial<Record<Place, PlaceState>> => {
    const view = this.view;
    if (!view || !this.owes) return {};
    const states: Partial<Record<Place, PlaceState>> = {};
    if (this.places.length && this.phase !== 'act') for (const square of Object.keys(view.squares)) states[square] = 'dim';
    for (const place of this.places) states[place] = 'may';
    if (this.phase === 'move') {
      if (this.parts.from) states[this.parts.from] = 'source';
      if (this.parts.to) states[this.parts.to] = 'chosen';
    } else if (this.phase === 'act') {
      if (this.place) states[this.place] = 'chosen';
    } else {
      const marked = this.slot ? this.parts[this.slot] : undefined;
      if (marked) states[marked] = 'chosen';
    }
    if (this.phase === 'takeover' && view.fight?.square) states[view.fight.square] = 'chosen';
    return states;
  });

  ghosts = $derived.by((): Ghost[] => {
    const to = this.parts.to;
    if (this.phase !== 'move' || this.seat === null || !to || !this.parts.from) return [];
    return [{ at: to, seat: this.seat, ...this.going }];
  });
  pawnGhost = $derived.by((): Square | undefined => (this.phase === 'police' || this.phase === 'bribe' ? this.parts.to : undefined));

  /** Where a group can be taken up by hand. */
  lifts = $derived.by((): Place[] => (this.phase === 'move' && this.owes ? choices(this.moves, 'go', {}, 'from') : []));
  onlyLift = $derived.by((): Place | undefined => (this.lifts.length === 1 ? this.lifts[0] : undefined));

  pick(place: Place): void {
    if (this.sending || !this.view) return;
    if (this.phase === 'act') {
      if (!this.places.includes(place)) return;
      this.place = this.place === place ? null : place;
      this.open(null);
      return;
    }
    if (this.phase === 'move') return this.#pickMove(place);
    if (!this.slot || !this.mapDeed || !this.places.includes(place)) return;
    if (this.parts[this.slot] === place && this.move) void this.play(this.move.text);
    else if (this.slot === 'at') this.open(this.mapDeed, movesOf(this.moves, this.mapDeed, { at: place })[0]?.parts);
    else this.choose(this.slot, place);
  }

  #pickMove(place: Place): void {
    const { from, to } = this.parts;
    if (from === place) this.open('go');
    else if (from && to === place && this.move) void this.play(this.move.text);
    else if (from && choices(this.moves, 'go', { from }, 'to').includes(place)) this.#goTo(from, place);
    else if (this.lifts.includes(place)) this.open('go', { from: place });
  }

  lift = (place: Place): void => {
    if (this.phase === 'move' && this.lifts.includes(place) && this.parts.from !== place) this.open('go', { from: place });
  };

  drop = (place: Place): void => {
    const { from } = this.parts;
    if (from && from !== place && choices(this.moves, 'go', { from }, 'to').includes(place)) this.#goTo(from, place);
  };

  // Who goes

  going = $derived.by((): Group => group(this.parts));

  /** With the place those are chosen who are free to go, or as many of them as may: men first. */
  #goTo(from: Place, to: Place): void {
    const may = movesOf(this.moves, 'go', { from, to }).map((move) => group(move.parts));
    const before = this.going;
    const same = may.find((one) => one.men === before.men && one.women === before.women && sum(before) > 0);
    const { view, seat } = this;
    const spare = view && seat !== null && view.squares[from] ? Math.max(1, beyond(view, this.numbers, from, seat)) : 1;
    const wanted = (one: Group): number => -Math.abs(sum(one) - (to in (view?.boxes ?? {}) ? 1 : spare)) * 10 + one.men;
    const best = same ?? may.sort((a, b) => wanted(b) - wanted(a))[0];
    this.open('go', { from, to, men: `${best?.men ?? 0}`, women: `${best?.women ?? 0}` });
  }

  /** Whether so many may go where they are sent. */
  canSend(men: number, women: number): boolean {
    const { from, to } = this.parts;
    return this.has('go', { from, to, men: `${men}`, women: `${women}` });
  }

  send(men: number, women: number): void {
    this.open('go', { ...this.parts, men: `${men}`, women: `${women}` });
  }

  /** Members on a place of this seat. */
  here(place: Place): Group {
    return this.view && this.seat !== null ? at(this.view, place, this.seat) : { men: 0, women: 0 };
  }

  // What is sent

  /** One step back: in the page first, then of what the server has entered. */
  back(): void {
    this.trouble = null;
    if (this.phase === 'act' && this.deed) this.open(null);
    else if (this.phase === 'act' && this.#place) this.place = null;
    else if (this.phase === 'move' && this.parts.to) this.open('go', { from: this.parts.from });
    else if (this.begun) this.#parts = { of: '', parts: {} };
    else if (this.now?.undo) void this.#send(() => this.session.undo());
  }

  async play(text: string): Promise<void> {
    await this.#send(() => this.session.play(text));
  }

  /** The move that is chosen, and after it the default until the aftermath is over. */
  async playAsUsual(): Promise<void> {
    if (!this.move) return;
    this.#left = AFTERMATH.includes(this.phase ?? 'over') ? this.question : null;
    await this.play(this.move.text);
  }

  /** To be called whenever something else is asked. */
  goOnAsUsual(): void {
    if (this.#left === null || this.#left === this.question || this.sending) return;
    const asked = this.owes && AFTERMATH.includes(this.phase ?? 'over');
    if (asked && this.usual && !this.trouble) {
      this.#left = this.question;
      void this.play(this.usual.text);
    } else if (this.trouble || this.owes || !this.view?.fight) this.#left = null;
  }

  /** On a refusal nothing that was chosen is lost; nor, when the answer comes, what was chosen since for the next question. */
  async #send(deed: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    const asked = this.question;
    this.#sent = asked;
    this.trouble = null;
    try {
      await deed();
      if (this.#wanted.of === asked) this.#wanted = { of: '', deed: null };
      if (this.#place && !this.places.includes(this.#place)) this.place = null;
    } catch (error) {
      this.trouble = explain(error);
    } finally {
      if (this.#sent === asked) this.#sent = null;
    }
  }
}
