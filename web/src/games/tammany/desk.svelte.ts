// What the person is choosing, step by step, from the moves the server calls legal; what the board and the dock show of it.
import { explain } from '../../lib/refusals';
import type { Source } from '../../lib/source';
import type { WardState } from './board/labels';
import type { Ghost } from './board/pieces';
import { choices, chosenMove, fill, mapSlot, read, SLOTS, type Kind, type Parts, type Slot } from './legal';
import type { Nation, Office, View, Ward } from './types';

type Strike = { ward: Ward; seat: number };

const OFFICE_DEEDS: Partial<Record<Office, Kind>> = { deputy: 'take', council: 'lock', police: 'arrest', precinct: 'move' };
const WARD_ACTIONS: readonly Kind[] = ['campaign', 'settle'];
/** These say their price and their choices in the dock, so a click on the map alone never plays them. */
const ALWAYS_CONFIRMED: readonly Kind[] = ['slander'];

export class Desk {
  pointed = $state<Ward | null>(null); // under the pointer or the focus
  tapped = $state<Ward | null>(null); // on touch: named by a tap, chosen by the button
  touch = $state(matchMedia('(pointer: coarse)').matches);
  sending = $state(false);
  trouble = $state<string | null>(null);
  #wanted = $state<Kind | null>(null);
  #chosen = $state.raw<{ slot: Slot; value: string }[]>([]);

  readonly session: Source;

  constructor(session: Source) {
    this.session = session;
  }

  now = $derived.by(() => this.session.now);
  view = $derived.by(() => (this.now?.view ?? null) as View | null);
  seat = $derived.by(() => this.now?.seat ?? null);
  owes = $derived.by(() => this.now?.owes ?? false);
  moves = $derived.by(() => (this.now?.legal?.moves ?? []).flatMap(read));
  kinds = $derived.by(() => new Set(this.moves.map((move) => move.kind)));
  /** What the seat's own office lets it do, whether or not it can be done now. */
  officeKind = $derived.by((): Kind | null => {
    const office = this.seat === null ? null : this.view?.seats[this.seat]?.office;
    return (office && OFFICE_DEEDS[office]) || null;
  });
  wardActions = $derived.by(() => WARD_ACTIONS.filter((kind) => this.kinds.has(kind)));

  /** The deed that is open: what was asked for, else the ward action, else the bonus. */
  kind = $derived.by((): Kind | null => {
    if (!this.owes) return null;
    if (this.#wanted && this.kinds.has(this.#wanted)) return this.#wanted;
    const usual: Kind[] = this.view?.phase === 'turn' ? [...WARD_ACTIONS] : ['place', 'take'];
    return usual.find((kind) => this.kinds.has(kind)) ?? null;
  });
  chosen = $derived.by(() => Object.fromEntries(this.#chosen.map(({ slot, value }) => [slot, value])) as Parts);
  filled = $derived.by((): Parts => (this.kind ? fill(this.moves, this.kind, this.chosen) : {}));
  /** The ward that is asked for next. */
  slot = $derived.by((): Slot | null => (this.kind ? mapSlot(this.moves, this.kind, this.filled) : null));
  wards = $derived.by(() => (this.slot ? (this.options(this.slot) as Ward[]).filter((ward) => (ward as string) !== '') : []));
  /** The move as a text, once all is chosen. */
  move = $derived.by(() => (this.kind ? chosenMove(this.moves, this.kind, this.filled) : null));
  canEnd = $derived.by(() => this.kinds.has('end'));
  /** Whether there is a step in the page to take back, before the server need be asked. */
  begun = $derived.by(() => this.#chosen.length > 0 || this.tapped !== null);

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
    return this.kind ? choices(this.moves, this.kind, this.chosen, slot) : [];
  }

  /** Open a deed: campaign, settle, the office's, slander. */
  open(kind: Kind | null): void {
    this.#wanted = kind;
    this.#chosen = [];
    this.tapped = null;
    this.trouble = null;
  }

  choose(slot: Slot, value: string): void {
    const kind = this.kind;
    if (!kind) return;
    const others = this.#chosen.filter((one) => one.slot !== slot);
    // What no longer goes with the new choice is dropped: another ward of a slander has other victims.
    const kept: typeof others = [];
    for (const one of others) {
      const parts = Object.fromEntries([...kept, { slot, value }].map((each) => [each.slot, each.value])) as Parts;
      if (choices(this.moves, kind, parts, one.slot).includes(one.value)) kept.push(one);
    }
    this.#chosen = [...kept, { slot, value }];
    this.tapped = null;
    this.trouble = null;
  }

  /** A ward of the board was clicked, tapped or entered. */
  pick(ward: Ward): void {
    if (!this.slot || !this.wards.includes(ward) || this.sending) return;
    if (this.touch) {
      this.tapped = this.tapped === ward ? null : ward;
      return;
    }
    this.#take(ward);
  }

  /** The button with the deed: take the tapped ward, or play what is chosen. */
  confirm(): void {
    if (this.tapped) this.#take(this.tapped);
    else if (this.move) void this.play(this.move.text);
  }

  #take(ward: Ward): void {
    if (!this.slot || !this.kind) return;
    this.choose(this.slot, ward);
    const move = this.move;
    if (move && !ALWAYS_CONFIRMED.includes(this.kind)) void this.play(move.text);
  }

  /** One step back: in the page first, then of what the server has entered. */
  back(): void {
    this.trouble = null;
    if (this.tapped) this.tapped = null;
    else if (this.#chosen.length) this.#chosen = this.#chosen.slice(0, -1);
    else if (this.now?.undo) void this.#send(() => this.session.undo());
  }

  async play(text: string): Promise<void> {
    await this.#send(() => this.session.play(text));
  }

  /** On a refusal nothing that was chosen is lost. */
  async #send(deed: () => Promise<unknown>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.trouble = null;
    try {
      await deed();
      this.open(null);
    } catch (error) {
      this.trouble = explain(error);
    } finally {
      this.sending = false;
    }
  }
}
