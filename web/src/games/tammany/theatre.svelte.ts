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
  kind: 'reveal';
  key: number; // of its last entry
  ward: Ward;
  hands: Hand[];
  winner: number | null;
  scores: number[]; // before the count, which may have come already
  after: View;
}

/** Wards that were decided without a bid, as many as followed each other. */
export interface Unbid {
  kind: 'unbid';
  key: number;
  hands: null;
  decided: { ward: Ward; line: string }[]; // and the key of its line in the log
  scores: number[];
  after: View;
}

/** All wards have voted. */
export interface Count {
  kind: 'count';
  key: number;
  hands: null;
  after: View;
}

export type Scene = Reveal | Unbid | Count;

const SHOWN = 4000; // ms hands stay
const HURRIED = 1500; // when others wait behind them
const COUNTED = 9000; // there is more to read
const UNBID = 1500; // and for each of its wards
const UNBID_WARD = 700;

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
    found.push({ kind: 'reveal', key: entry.n, ward, hands, winner: best.length === 1 ? (best[0]?.seat ?? null) : null, scores: before.seats.map((seat) => seat.score), after });
    bids = new Map();
  }
  return found;
}

/** The scenes an update brings; after the last election the count is the end's own. */
export function scenesIn(entries: readonly Entry[], before: View, after: View): (Reveal | Count)[] {
  const counted = entries.find((entry) => entry.news.some((fact) => fact.message === 'news-mayor' || fact.message === 'news-no-mayor'));
  return [...revealsIn(entries, before, after), ...(counted && after.phase !== 'over' ? [{ kind: 'count' as const, key: -counted.n, hands: null, after }] : [])];
}

/** The same with the wards between them that no fist was closed for. */
export function scenesWithUnbid(entries: readonly Entry[], before: View, after: View): Scene[] {
  const told = scenesIn(entries, before, after);
  const found: Scene[] = [];
  for (const entry of entries) {
    entry.news.forEach((fact, i) => {
      if (!fact.message.startsWith('news-ward-')) return;
      const ward = fact.args.ward as Ward;
      const reveal = told.find((scene) => scene.kind === 'reveal' && scene.key === entry.n && scene.ward === ward);
      const last = found.at(-1);
      if (reveal) found.push(reveal);
      else if (last?.kind === 'unbid') {
        last.decided.push({ ward, line: `${entry.n}-${i}` });
        last.key = entry.n;
      } else found.push({ kind: 'unbid', key: entry.n, hands: null, decided: [{ ward, line: `${entry.n}-${i}` }], scores: before.seats.map((seat) => seat.score), after });
    });
  }
  return [...found, ...told.filter((scene) => scene.kind === 'count')];
}

/** How long a scene stays; `behind`: another that waits. */
function timeOf(scene: Scene, behind: Scene | undefined): number {
  if (scene.kind === 'count') return COUNTED;
  if (scene.kind === 'unbid') return UNBID + scene.decided.length * UNBID_WARD;
  return behind?.hands ? HURRIED : SHOWN;
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
    this.#timer = window.setTimeout(() => this.next(), timeOf(scene, behind));
  }
}
