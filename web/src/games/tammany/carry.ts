// Pieces that are carried onto the map by hand: each stands for choices that could be made by clicks as well.
import { getContext, setContext } from 'svelte';
import type { Drag } from '../../lib/drag.svelte';
import type { Kind, Parts, Slot } from './legal';
import type { Nation, Ward } from './types';

export type Origin = Ward | 'garden' | 'bag';
/** `place`: which of the cubes in Castle Garden, where one was taken from there. */
export type Piece = { what: 'boss' } | { what: 'cube'; nation: Nation; from: Origin; place?: number };

/** A deed with what is chosen of it while the piece is carried, and what the ward it is put into will be. */
export interface Way { kind: Kind; parts: Parts; slot: Slot }

/** What a piece would be used for, given the deed that is open and what is chosen of it. A newcomer makes a campaign with one boss a settling. */
export function wayOf(piece: Piece, kind: Kind | null, chosen: Parts): Way | null {
  if (piece.what === 'boss') {
    if (kind === 'campaign') return chosen.first === undefined ? { kind, parts: {}, slot: 'first' } : { kind, parts: { first: chosen.first }, slot: 'second' };
    return kind === 'settle' ? { kind, parts: { ...chosen, boss: undefined }, slot: 'boss' } : null;
  }
  const { nation, from } = piece;
  if (from === 'bag') return kind === 'place' ? { kind, parts: { nation }, slot: 'ward' } : null;
  if (from !== 'garden') return kind === 'move' ? { kind, parts: { from, nation }, slot: 'to' } : null;
  if (kind !== 'campaign' && kind !== 'settle') return null;
  return { kind: 'settle', parts: { boss: kind === 'settle' ? chosen.boss : chosen.first, nation }, slot: 'ward' };
}

/** Whose pieces can be carried: known to all that is drawn at their table. */
export interface Carrier {
  readonly drag: Drag<Piece>;
  readonly seat: number | null;
  /** Whether the piece could be put into some ward now. */
  can(piece: Piece): boolean;
}

const CARRIER = Symbol('carrier');

export function setCarrier(carrier: Carrier): void {
  setContext(CARRIER, carrier);
}

/** None where a game is only looked at. */
export function carrierHere(): Carrier | undefined {
  return getContext<Carrier | undefined>(CARRIER);
}
