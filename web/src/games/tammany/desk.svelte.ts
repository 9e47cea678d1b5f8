// What the person is choosing, step by step, from the moves the server calls legal; what the board and the dock show of it.
import { Drag } from '../../lib/drag.svelte';
import { explain } from '../../lib/refusals';
import type { Source } from '../../lib/source';
import type { WardState } from './board/labels';
import type { Ghost } from './board/pieces';
import { setCarrier, wayOf, type Carrier, type Piece, type Way } from './carry';
import { choices, chosenMove, fill, mapSlot, read, SLOTS, type Kind, type Offices, type Parts, type Slot } from './legal';
import type { Nation, Office, View, Ward } from './types';

type Strike = { ward: Ward; seat: number };
/** What is chosen so far, for one question. `tapped`: on touch a ward that is named by a tap, and chosen by the button. */
type Chosen = { of: string; wanted: Kind | null; parts: { slot: Slot; value: string }[]; tapped: Ward | null };

const NOTHING: Chosen = { of: '', wanted: null, parts: [], tapped: null };

const OFFICE_DEEDS: Partial<Record<Office, Kind>> = { deputy: 'take', council: 'lock', police: 'arrest', precinct: 'move' };
const WARD_ACTIONS: readonly Kind[] = ['campaign', 'settle'];
/** These say their price and their choices in the dock, so a click on the map alone never plays them. */
const ALWAYS_CONFIRMED: readonly Kind[] = ['slander'];

export class Desk implements Carrier {
  pointed = $state<Ward | null>(null); // under the pointer or the focus
  touch = $state(matchMedia('(pointer: coarse)').matches);
  hand = $state.raw<{ of: string; bid: Partial<Record<Nation, number>> }>({ of: '', bid: {} }); // in the fist, until it closes, and for which question
  offices = $state.raw<Offices>({}); // picked for the others, until they are given
  trouble = $state<string | null>(null);
  #chosen = $state.raw(NOTHING);
  #sent = $state<string | null>(null); // the question whose answer is on its way
  #held = $state.raw<(Way & { tapped: Ward | null }) | null>(null); // what the piece that is being carried is for
  readonly drag = new Drag<Piece>({ lift: (piece) => this.#lift(piece), drop: (place) => this.#drop(place as Ward | null) });

  readonly session: Source;

  constructor(session: Source) {
    this.session = session;
    setCarrier(this);
  }

  now = $derived.by(() => this.session.now);
  view = $derived.by(() => (this.now?.view ?? null) as View | null);
  seat = $derived.by(() => this.now?.seat ?? null);
  owes = $derived.by(() => this.now?.owes ?? false);
  /** Names the question that is asked: what is chosen for one, or sent, is nothing to the next. */
  question = $derived.by(() => `${this.now?.token} ${this.seat}`);
  sending = $derived.by(() => this.#sent === this.question);
  #mine = $derived.by(() => (this.#chosen.of === this.question ? this.#chosen : NOTHING));
  tapped = $derived.by(() => this.#mine.tapped);
  moves = $derived.by(() => (this.now?.legal?.moves ?? []).flatMap(read));
  kinds = $derived.by(() => new Set(this.moves.map((move) => move.kind)));
  /** What the seat's own office lets it do, whether or not it can be done now. */
  officeKind = $derived.by((): Kind | null => {
    const office = this.seat === null ? null : this.view?.seats[this.seat]?.office;
    return (office && OFFICE_DEEDS[office]) || null;
  });
  wardActions = $derived.by(() => WARD_ACTIONS.filter((kind) => this.kinds.has(kind)));

  /** The deed that is open: what was asked for, else the ward action, else the bonus. */
  #open = $derived.by((): Kind | null => {
    if (!this.owes) return null;
    const { wanted } = this.#mine;
    if (wanted && this.kinds.has(wanted)) return wanted;
    const usual: Kind[] = this.view?.phase === 'turn' ? [...WARD_ACTIONS] : ['place', 'take'];
    return usual.find((kind) => this.kinds.has(kind)) ?? null;
  });
  /** The deed that is shown: the open one, or that of the piece that is being carried. */
  kind = $derived.by((): Kind | null => this.#open && (this.#held?.kind ?? this.#open));
  chosen = $derived.by(() => Object.fromEntries(this.#mine.parts.map(({ slot, value }) => [slot, value])) as Parts);
  #parts = $derived.by((): Parts => this.#held?.parts ?? this.chosen);
  filled = $derived.by((): Parts => (this.kind ? fill(this.moves, this.kind, this.#parts) : {}));
  /** The ward that is asked for next. */
  slot = $derived.by((): Slot | null => this.kind && (this.#held?.slot ?? mapSlot(this.moves, this.kind, this.filled)));
  wards = $derived.by(() => (this.slot ? (this.options(this.slot) as Ward[]).filter((ward) => (ward as string) !== '') : []));
  /** The move as a text, once all is chosen. */
  move = $derived.by(() => (this.kind ? chosenMove(this.moves, this.kind, this.filled) : null));
  canEnd = $derived.by(() => this.kinds.has('end'));
  /** Whether there is a step in the page to take back, before the server need be asked. */
  begun = $derived.by(() => this.#mine.parts.length > 0 || this.tapped !== null);

  /** The wards as the board shows them while something is chosen on it. */
  states = $derived.by((): Partial<Record<Ward, WardState>> => {
    if (!this.kind || !this.view || SLOTS[this.kind].length === 0) return {};
    const states: Partial<Record<Ward, WardState>> = {};
    if (this.slot) for (const ward of Object.keys(this.view.wards) as Ward[]) if (this.view.wards[ward].open) states[ward] = this.wards.includes(ward) ? 'may' : 'not';
    const marked = this.tapped ?? (this.kind === 'slander' || this.kind === 'move' ? this.filled.ward || this.filled.from : undefined);
    if (marked) states[marked as Ward] = 'chosen';
    return states;
  });

  ghosts = $derived.by((): Ghost[] => {
    const seat = this.seat;
    if (seat === null || !this.kind) return [];
    const candidate = this.tapped ?? (this.pointed && this.wards.includes(this.pointed) ? this.pointed : null);
    const parts: Parts = this.slot && candidate ? { ...this.filled, [this.slot]: candidate } : this.filled;
    const bosses = [parts.first, parts.second, parts.boss].filter((ward): ward is Ward => !!ward);
    const cube = parts.nation as Nation | undefined;
    const home = this.kind === 'move' ? parts.to : this.kind === 'settle' || this.kind === 'place' ? parts.ward : undefined;
    return [...bosses.map((ward) => ({ ward, seat })), ...(cube && home ? [{ ward: home as Ward, cube }] : [])];
  });

  strikes = $derived.by((): Strike[] => {
    const { ward, victim, spread } = this.filled;
    if (this.kind !== 'slander' || !ward || !victim) return [];
    return [ward, spread].filter((at): at is Ward => !!at).map((at) => ({ ward: at, seat: Number(victim) }));
  });

  options(slot: Slot): string[] {
    return this.kind ? choices(this.moves, this.kind, this.#parts, slot) : [];
  }

  /** Open a deed: campaign, settle, the office's, slander. */
  open(kind: Kind | null): void {
    this.#choose({ wanted: kind, parts: [], tapped: null });
    this.trouble = null;
  }

  #choose(changed: Partial<Omit<Chosen, 'of'>>): void {
    this.#chosen = { ...this.#mine, ...changed, of: this.question };
  }

  choose(slot: Slot, value: string): void {
    const kind = this.kind;
    if (!kind) return;
    const others = this.#mine.parts.filter((one) => one.slot !== slot);
    // What no longer goes with the new choice is dropped: another ward of a slander has other victims.
    const kept: typeof others = [];
    for (const one of others) {
      const parts = Object.fromEntries([...kept, { slot, value }].map((each) => [each.slot, each.value])) as Parts;
      if (choices(this.moves, kind, parts, one.slot).includes(one.value)) kept.push(one);
    }
    this.#choose({ parts: [...kept, { slot, value }], tapped: null });
    this.trouble = null;
  }

  /** A ward of the board was clicked, tapped or entered. */
  pick(ward: Ward): void {
    if (!this.slot || !this.wards.includes(ward) || this.sending) return;
    if (this.touch) {
      this.#choose({ tapped: this.tapped === ward ? null : ward });
      return;
    }
    this.#take(this.slot, ward);
  }

  /** The button with the deed: take the tapped ward, or play what is chosen. */
  confirm(): void {
    if (this.tapped && this.slot) this.#take(this.slot, this.tapped);
    else if (this.move) void this.play(this.move.text);
  }

  #take(slot: Slot, ward: Ward): void {
    this.choose(slot, ward);
    const move = this.move;
    if (move && !ALWAYS_CONFIRMED.includes(move.kind)) void this.play(move.text);
  }

  can(piece: Piece): boolean {
    return this.#wayOf(piece) !== null;
  }

  #wayOf(piece: Piece): Way | null {
    const way = wayOf(piece, this.#open, this.chosen);
    return way && choices(this.moves, way.kind, way.parts, way.slot).some((ward) => ward !== '') ? way : null;
  }

  /** A piece is taken up. Nothing is chosen by that yet: put back, it leaves everything as it was. */
  #lift(piece: Piece): boolean {
    const way = this.sending ? null : this.#wayOf(piece);
    if (!way) return false;
    this.#held = { ...way, tapped: this.tapped };
    this.#choose({ tapped: null });
    return true;
  }

  /** A piece is let go: in a ward that may be chosen that is the same as the clicks it stands for. */
  #drop(ward: Ward | null): boolean {
    const held = this.#held;
    const may = ward !== null && this.wards.includes(ward) && !this.sending;
    this.#held = null;
    if (!held || !may) {
      this.#choose({ tapped: held?.tapped ?? null });
      return false;
    }
    if (held.kind !== this.kind) this.open(held.kind);
    for (const slot of SLOTS[held.kind]) {
      const value = held.parts[slot];
      if (value !== undefined && value !== this.chosen[slot]) this.choose(slot, value);
    }
    this.#take(held.slot, ward);
    return true;
  }

  /** One step back: in the page first, then of what the server has entered. */
  back(): void {
    if (this.#held) return; // there is nothing to take back of what is still in the hand
    this.trouble = null;
    if (this.tapped) this.#choose({ tapped: null });
    else if (this.#mine.parts.length) this.#choose({ parts: this.#mine.parts.slice(0, -1) });
    else if (this.now?.undo) void this.#send(() => this.session.undo());
  }

  async play(text: string): Promise<void> {
    await this.#send(() => this.session.play(text));
  }

  /** On a refusal nothing that was chosen is lost; nor, when the answer comes, what was chosen since for the next question. */
  async #send(deed: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    const asked = this.question;
    this.#sent = asked;
    this.trouble = null;
    try {
      await deed();
      if (this.#chosen.of === asked) this.#chosen = NOTHING;
    } catch (error) {
      this.trouble = explain(error);
    } finally {
      if (this.#sent === asked) this.#sent = null;
    }
  }
}
