// The opening of the hands: which sealed round is being shown, and which ones wait.
import type { Entry } from '../../lib/api';
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
  after: View;
}

const SHOWN = 4000; // ms a reveal stays
const HURRIED = 1500; // when others wait behind it
const FAST = 'fivepoints-fast-elections';

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
    found.push({ key: entry.n, ward, hands, winner: best.length === 1 ? (best[0]?.seat ?? null) : null, after });
    bids = new Map();
  }
  return found;
}

export class Theatre {
  queue = $state.raw<Reveal[]>([]);
  fast = $state(localStorage.getItem(FAST) === 'yes');
  current = $derived(this.queue[0] ?? null);
  #timer = 0;

  /** New rounds to show; with fast-forward they are only told in the log. */
  show(reveals: Reveal[]): void {
    if (this.fast || reveals.length === 0) return;
    this.queue = [...this.queue, ...reveals];
    this.#wait();
  }

  next(): void {
    this.queue = this.queue.slice(1);
    this.#wait();
  }

  hurry(fast: boolean): void {
    this.fast = fast;
    localStorage.setItem(FAST, fast ? 'yes' : 'no');
    if (fast) this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.queue = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.queue.length) this.#timer = window.setTimeout(() => this.next(), this.queue.length > 1 ? HURRIED : SHOWN);
  }
}
