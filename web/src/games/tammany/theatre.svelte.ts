// What is shown of an election before the game goes on: hands that open, then the count. One scene after the other.
import type { Entry } from '../../lib/api';
import { keep, kept } from '../../lib/kept';
import { readBid } from './legal';
import { sum } from './standing';
import type { Nation, View, Ward } from './types';

export interface Hand {
  seat: number;
  bosses: number;
  bid: Partial<Record<Nation, number>>;
  votes: number;
}

export interface Reveal {
  key: number; // of its last entry
  ward: Ward;
  hands: Hand[];
  winner: number | null;
  scores: number[]; // before the count, which may have come already
  after: View;
}

/** All wards have voted. */
export interface Count {
  key: number;
  hands: null;
  after: View;
}

export type Scene = Reveal | Count;

const SHOWN = 4000; // ms hands stay
const HURRIED = 1500; // when others wait behind them
const COUNTED = 9000; // there is more to read

/** The sealed rounds among new entries: each ends with the fact of its ward. */
export function revealsIn(entries: readonly Entry[], before: View, after: View): Reveal[] {
  const found: Reveal[] = [];
  let bids = new Map<number, Entry>();
  for (const entry of entries) {
    if (!entry.seal || entry.seat === null) continue;
    bids.set(entry.seat, entry);
    const ward = entry.news.find((fact) => fact.message.startsWith('news-ward-'))?.args.ward as Ward | undefined;
    if (!ward) continue;
    const hands = before.wards[ward].bosses.flatMap((bosses, seat): Hand[] => {
      const bid = readBid(bids.get(seat)?.text ?? 'bid none');
      return bosses ? [{ seat, bosses, bid, votes: bosses + sum(bid) }] : [];
    });
    const most = Math.max(...hands.map((hand) => hand.votes));
    const best = hands.filter((hand) => hand.votes === most);
    found.push({ key: entry.n, ward, hands, winner: best.length === 1 ? (best[0]?.seat ?? null) : null, scores: before.seats.map((seat) => seat.score), after });
    bids = new Map();
  }
  return found;
}

/** The scenes an update brings; after the last election the count is the end's own. */
export function scenesIn(entries: readonly Entry[], before: View, after: View): Scene[] {
  const counted = entries.find((entry) => entry.news.some((fact) => fact.message === 'news-mayor' || fact.message === 'news-no-mayor'));
  return [...revealsIn(entries, before, after), ...(counted && after.phase !== 'over' ? [{ key: -counted.n, hands: null, after }] : [])];
}

/** The ward whose hands are closed next, after those that were opened. */
export function nextWard({ ward, after }: Reveal): Ward | null {
  return after.phase === 'bid' && after.election && after.election.ward !== ward ? after.election.ward : null;
}

export class Theatre {
  queue = $state.raw<Scene[]>([]);
  fast = $state(kept('fast') === 'yes');
  current = $derived(this.queue[0] ?? null);
  #timer = 0;

  /** New scenes to show; with fast-forward they are only told in the log. */
  show(scenes: Scene[]): void {
    if (this.fast || scenes.length === 0) return;
    this.queue = [...this.queue, ...scenes];
    this.#wait();
  }

  next(): void {
    this.queue = this.queue.slice(1);
    this.#wait();
  }

  hurry(fast: boolean): void {
    this.fast = fast;
    keep('fast', fast ? 'yes' : 'no');
    if (fast) this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.queue = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [scene, behind] = this.queue;
    if (!scene) return;
    const time = scene.hands === null ? COUNTED : behind?.hands ? HURRIED : SHOWN;
    this.#timer = window.setTimeout(() => this.next(), time);
  }
}
