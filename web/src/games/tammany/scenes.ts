// What is shown of an election before the game goes on: hands that open, then the count. One scene after the other.
import type { Entry } from '../../lib/api';
import type { Line } from '../../table/lines';
import type { Opens } from '../../table/opening.svelte';
import { Theatre } from '../../table/theatre.svelte';
import { readBid } from './legal';
import { sum } from './standing';
import { NATIONS, type Count as Counted, type Nation, type View, type Ward } from './types';

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
  from: number; // the first entry of its round
  before: View; // as long as the hands are opening
  after: View; // with what this scene has told, and nothing that comes later
}

/** Wards that were decided without a bid, as many as followed each other. */
export interface Unbid {
  kind: 'unbid';
  key: number;
  hands: null;
  decided: { ward: Ward; winner: number | null; line: string }[]; // and the key of its line in the log
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

const OPENING = 1200; // ms until the last favor lies there and votes are counted (table.css)
const SHOWN = 4000; // ms hands stay
const HURRIED = 2500; // when others wait behind them: they open first, and are read then
const COUNTED = 9000; // there is more to read
const UNBID = 1500; // and for each of its wards
const UNBID_WARD = 700;

const isCount = ({ message }: Entry['news'][number]): boolean => message === 'news-mayor' || message === 'news-no-mayor';

/** A ward is decided: one boss of the winner's stays, the others leave, favors that were bid are gone. */
function decide(view: View, ward: Ward, winner: number | null, hands: readonly Hand[]): View {
  const stood = view.wards[ward].bosses;
  const stay = stood.map((count, seat) => (seat === winner ? Math.min(1, count) : 0));
  const seats = view.seats.map((seat, p) => {
    const bid = hands.find((hand) => hand.seat === p)?.bid ?? {};
    const favors = Object.fromEntries(NATIONS.map((nation) => [nation, seat.favors[nation] - (bid[nation] ?? 0)])) as Counted;
    return { ...seat, favors, bosses: seat.bosses === null ? null : seat.bosses + (stood[p] ?? 0) - (stay[p] ?? 0) };
  });
  return { ...view, seats, wards: { ...view.wards, [ward]: { ...view.wards[ward], bosses: stay } } };
}

function told(scene: Scene, before: View): View {
  if (scene.kind === 'reveal') return decide(before, scene.ward, scene.winner, scene.hands);
  return scene.kind === 'unbid' ? scene.decided.reduce((view, { ward, winner }) => decide(view, ward, winner, []), before) : scene.after;
}

/** What one update brings is shown in turn: until the last of it is told, nothing shows what comes after it. */
function inTurn<One extends Scene>(scenes: readonly One[], before: View, counted: boolean): One[] {
  let then = before;
  return scenes.map((scene, i) => {
    const after = i === scenes.length - 1 && (scene.kind === 'count' || !counted) ? scene.after : told(scene, then);
    const shown = { ...scene, before: then, after };
    then = after;
    return shown;
  });
}

/** The sealed rounds among new entries: each ends with the fact of its ward. */
function revealsIn(entries: readonly Entry[], before: View, after: View): Reveal[] {
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
    const from = Math.min(...[...bids.values()].map(({ n }) => n));
    found.push({ kind: 'reveal', key: entry.n, ward, hands, winner: best.length === 1 ? (best[0]?.seat ?? null) : null, scores: before.seats.map((seat) => seat.score), from, before, after });
    bids = new Map();
  }
  return found;
}

function countIn(entries: readonly Entry[], after: View): Count[] {
  const counted = entries.find((entry) => entry.news.some(isCount));
  return counted && after.phase !== 'over' ? [{ kind: 'count', key: -counted.n, hands: null, after }] : [];
}

const isCounted = (entries: readonly Entry[]): boolean => entries.some((entry) => entry.news.some(isCount));

/** The scenes an update brings; after the last election the count is the end's own. */
export function scenesIn(entries: readonly Entry[], before: View, after: View): (Reveal | Count)[] {
  return inTurn<Reveal | Count>([...revealsIn(entries, before, after), ...countIn(entries, after)], before, isCounted(entries));
}

/** The same with the wards between them that no fist was closed for. */
export function scenesWithUnbid(entries: readonly Entry[], before: View, after: View): Scene[] {
  const reveals = revealsIn(entries, before, after);
  const found: Scene[] = [];
  for (const entry of entries) {
    entry.news.forEach((fact, i) => {
      if (!fact.message.startsWith('news-ward-')) return;
      const ward = fact.args.ward as Ward;
      const reveal = reveals.find((scene) => scene.key === entry.n && scene.ward === ward);
      const decided = { ward, winner: (fact.args.seat as number | undefined) ?? null, line: `${entry.n}-${i}` };
      const last = found.at(-1);
      if (reveal) found.push(reveal);
      else if (last?.kind === 'unbid') {
        last.decided.push(decided);
        last.key = entry.n;
      } else found.push({ kind: 'unbid', key: entry.n, hands: null, decided: [decided], scores: before.seats.map((seat) => seat.score), after });
    });
  }
  return inTurn([...found, ...countIn(entries, after)], before, isCounted(entries));
}

/** Hands open before they tell anything. */
export const opensOf = (scene: Scene): Opens | null => (scene.kind === 'reveal' ? { key: scene.key, ms: OPENING } : null);

/** What map and seats show with a scene. */
export const shownIn = (scene: Scene, opening: boolean): View => (opening && scene.kind === 'reveal' ? scene.before : scene.after);

/** The log as far as a scene tells it; nothing of its round while the hands are opening. The wards that are decided without a bid after its own are facts of the same entry, and come later. */
export function toldIn(log: readonly Entry[], scene: Scene, opening: boolean): Entry[] {
  if (scene.kind === 'count') return [...log];
  if (opening && scene.kind === 'reveal') return log.filter((entry) => entry.n < scene.from);
  const last = scene.kind === 'reveal' ? scene.ward : scene.decided.at(-1)?.ward;
  const until = (entry: Entry): number => entry.news.findIndex((fact) => fact.message.startsWith('news-ward-') && fact.args.ward === last) + 1;
  return log.filter((entry) => entry.n <= scene.key).map((entry) => (entry.n === scene.key ? { ...entry, news: entry.news.slice(0, until(entry)) } : entry));
}

/** The lines of a log that is told so far. */
export function linesOf<One extends Line>(lines: readonly One[], told: readonly Entry[]): One[] {
  const last = told.at(-1);
  const factOf = ({ key }: Line): number => Number(key.split('-')[1]); // none: a move
  return lines.filter((line) => line.n < (last?.n ?? 0) || (line.n === last?.n && !(factOf(line) >= last.news.length)));
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

export const newTheatre = (): Theatre<Scene> => new Theatre(timeOf);
