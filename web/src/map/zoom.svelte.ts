// Pinch and double tap enlarge the map under the fingers, never the page.
const MOST = 4;
const BY_DOUBLE_TAP = 2.2;
const DOUBLE_TAP = 300; // ms between the two
const NEAR = 44; // px between the taps of a double one
const STEADY = 14; // px a finger may slip in a tap

interface Spot { x: number; y: number }

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);

  #window: HTMLElement | null = null;
  #fingers: Spot[] = [];
  #tapAt = 0;
  #tapSpot: Spot | null = null;
  #tapped: Spot | null = null; // where the last finger came down, unless it slipped

  get enlarged(): boolean {
    return this.scale > 1;
  }

  get transform(): string | undefined {
    return this.enlarged || this.moving ? `translate(${this.x}px, ${this.y}px) scale(${this.scale})` : undefined;
  }

  reset(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** To be attached to the window through which the map is seen. Not passive: the page would zoom or scroll too. */
  attach = (window: HTMLElement): (() => void) => {
    this.#window = window;
    const off = new AbortController();
    const options = { passive: false, signal: off.signal };
    window.addEventListener('touchstart', (event) => this.#down(event), options);
    window.addEventListener('touchmove', (event) => this.#move(event), options);
    window.addEventListener('touchend', (event) => this.#up(event), options);
    window.addEventListener('touchcancel', (event) => this.#up(event), options);
    document.addEventListener('touchstart', (event) => this.#elsewhere(event), { capture: true, passive: true, signal: off.signal });
    return () => off.abort();
  };

  #spots(touches: TouchList): Spot[] {
    const corner = this.#window?.getBoundingClientRect();
    return Array.from(touches, ({ clientX, clientY }) => ({ x: clientX - (corner?.left ?? 0), y: clientY - (corner?.top ?? 0) }));
  }

  #down(event: TouchEvent): void {
    this.#fingers = this.#spots(event.touches);
    this.#tapped = this.#fingers.length === 1 ? (this.#fingers[0] ?? null) : null;
    if (this.#fingers.length === 2) event.preventDefault();
  }

  /** Two taps with one between them on something else, a button say, are no double tap. */
  #elsewhere(event: TouchEvent): void {
    if (!this.#window?.contains(event.target as Node)) this.#tapAt = 0;
  }

  #move(event: TouchEvent): void {
    const [a, b] = this.#fingers;
    const now = this.#spots(event.touches);
    const [c, d] = now;
    if (this.#tapped && c && distance(this.#tapped, c) > STEADY) this.#tapped = null;
    if (a && b && c && d) {
      event.preventDefault();
      this.moving = true;
      this.#about(between(a, b), between(c, d), this.scale * (distance(c, d) / Math.max(1, distance(a, b))));
    } else if (a && c && this.enlarged) {
      if (event.cancelable) event.preventDefault();
      this.moving = true;
      this.#about(a, c, this.scale);
    } else {
      return;
    }
    this.#fingers = now;
  }

  #up(event: TouchEvent): void {
    this.#fingers = this.#spots(event.touches);
    if (this.#fingers.length > 0) return;
    this.moving = false;
    const spot = this.#tapped;
    if (!spot || event.type === 'touchcancel') return;
    const twice = event.timeStamp - this.#tapAt < DOUBLE_TAP && this.#tapSpot !== null && distance(this.#tapSpot, spot) < NEAR;
    this.#tapAt = twice ? 0 : event.timeStamp;
    this.#tapSpot = spot;
    if (!twice) return;
    event.preventDefault(); // no second click
    if (this.enlarged) this.reset();
    else this.#about(spot, spot, BY_DOUBLE_TAP);
  }

  /** Scale so that what was under one spot comes to lie under the other, and nothing beyond the map is seen. */
  #about(from: Spot, to: Spot, scale: number): void {
    const next = Math.min(MOST, Math.max(1, scale));
    const growth = next / this.scale;
    const { clientWidth, clientHeight } = this.#window ?? { clientWidth: 0, clientHeight: 0 };
    const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - next), value));
    this.x = within(to.x - (from.x - this.x) * growth, clientWidth);
    this.y = within(to.y - (from.y - this.y) * growth, clientHeight);
    this.scale = next;
  }
}
