// A piece carried by mouse, pen or finger from a grip to a place of the page. What may be lifted, and where it may be put, is the game's.
import type { Attachment } from 'svelte/attachments';

const SLIP = 4; // px a mouse may slip in a click
const FINGER_SLIP = 8; // and a finger in a tap

export interface Spot { x: number; y: number }

interface Rules<Piece> {
  /** Whether the piece comes up. */
  lift: (piece: Piece) => boolean;
  /** It is let go over a place (`data-drop`) or over none: whether it stays there. */
  drop: (place: string | null) => boolean;
}

const spotOf = ({ clientX, clientY }: PointerEvent): Spot => ({ x: clientX, y: clientY });

export class Drag<Piece> {
  /** Whether a piece can be lifted now: the board that takes them says so. */
  open = $state(false);
  piece = $state.raw<Piece | null>(null);
  at = $state.raw<Spot>({ x: 0, y: 0 });
  over = $state<string | null>(null);
  touch = $state(false);
  /** Where the piece goes back to if it can't stay; nowhere if it stays. */
  home: Spot | null = null;

  readonly #rules: Rules<Piece>;
  #gesture: AbortController | null = null;

  constructor(rules: Rules<Piece>) {
    this.#rules = rules;
  }

  /** For what a piece can be taken up by. It is no stop for the tab key: keys have their own way. */
  grip = (piece: Piece): Attachment => (element) => {
    const off = new AbortController();
    element.classList.add('grip');
    element.addEventListener('pointerdown', (event) => this.#press(event as PointerEvent, element, piece), { signal: off.signal });
    element.addEventListener('touchmove', stayHere, { signal: off.signal, passive: false });
    return () => {
      element.classList.remove('grip');
      off.abort();
    };
  };

  putBack = (): void => this.#end(null);

  #press(event: PointerEvent, element: Element, piece: Piece): void {
    if (event.button !== 0 || !event.isPrimary || this.#gesture) return;
    const { pointerId, pointerType } = event;
    const start = spotOf(event);
    const slip = pointerType === 'touch' ? FINGER_SLIP : SLIP;
    // Heard by the window: the grip itself may go while its piece is carried.
    const gesture = new AbortController();
    const options = { signal: gesture.signal, capture: true };
    this.#gesture = gesture;
    window.addEventListener('pointermove', (moved) => {
      if (moved.pointerId !== pointerId) return;
      if (this.piece === null) {
        const { x, y } = spotOf(moved);
        if (Math.hypot(x - start.x, y - start.y) < slip) return;
        if (!this.#rules.lift(piece)) return this.putBack();
        if (element.isConnected) element.setPointerCapture(pointerId);
        document.documentElement.classList.add('carrying');
        this.home = start;
        this.touch = pointerType === 'touch';
        this.piece = piece;
      }
      this.at = spotOf(moved);
      this.over = placeAt(this.at);
    }, options);
    window.addEventListener('pointerup', (up) => {
      if (up.pointerId !== pointerId) return;
      if (this.piece !== null) swallowClick();
      this.#end(placeAt(spotOf(up)));
    }, options);
    window.addEventListener('keydown', (key) => {
      if (key.key !== 'Escape' || this.piece === null) return;
      key.preventDefault();
      key.stopPropagation();
      this.putBack();
    }, options);
    window.addEventListener('pointercancel', this.putBack, options);
    window.addEventListener('pointerdown', this.putBack, options); // a second finger
    window.addEventListener('blur', this.putBack, { signal: gesture.signal });
  }

  #end(place: string | null): void {
    this.#gesture?.abort();
    this.#gesture = null;
    if (this.piece === null) return;
    if (this.#rules.drop(place)) this.home = null;
    document.documentElement.classList.remove('carrying');
    this.piece = null;
    this.over = null;
  }
}

function placeAt({ x, y }: Spot): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement | SVGElement>('[data-drop]')?.dataset.drop ?? null;
}

/** A finger on a piece moves the piece: not the page, nor the map under it. */
function stayHere(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The click with which a drag by mouse ends is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
