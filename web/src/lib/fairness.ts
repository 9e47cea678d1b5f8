// Whether chance was fair and sealed choices stayed what they were: what a record proves by itself (docs/records.md), and against what this page remembers of the game.
// Whether moves were legal and positions are right only the rules can tell: `fivepoints verify` does.
import type { Entry } from './api';
import { fromHex, hmac, joined, sha256, toHex } from './sha256';
import { letter, type Memory } from './witness';

export interface RecordEntry {
  n: number;
  digest: string;
  draw?: string;
  from?: [string, number][]; // what it was drawn from, with weights, in the order in which it is counted off
  seat?: string;
  move?: string;
  salt?: string;
  seal?: string;
}
export interface GameRecord {
  format: string;
  players: number;
  seats: string[]; // names
  commitment: string;
  words?: { house: string; seats: string[]; word: string | null };
  secret: string | null;
  entries: RecordEntry[];
}

export type Outcome = 'right' | 'wrong' | 'unknown';
export type Topic =
  | 'format' | 'running' | 'house' | 'house-seen' | 'own-word' | 'secret' | 'commitment' | 'commitment-seen' | 'draws' | 'lone' | 'seals' | 'receipts' | 'log' | 'not-there';
export interface Check {
  topic: Topic;
  outcome: Outcome;
  count: number; // how many things were looked at
  wrong: number[]; // the entries that are wrong
  unknown: number; // how many can't be checked here
}

const DRAWN_FROM = /"from"\s*:\s*\{([^{}]*)\}/g; // within a text the quotes would be escaped
const WEIGHT = /("(?:[^"\\]|\\.)*")\s*:\s*([^,]*)/g;
/** A record from its text. A browser would put outcomes that are numbers, as those of a duel, into another order: so they are read as a list. */
export const readRecord = (text: string): GameRecord => JSON.parse(text.replace(DRAWN_FROM, (_, weights: string) => `"from":[${weights.replace(WEIGHT, '[$1,$2]')}]`)) as GameRecord;

const FORMAT = 'fivepoints-record 1';
const coded = (text: string): Uint8Array => new TextEncoder().encode(text);
const hash = (bytes: Uint8Array | null): string | null => bytes && toHex(sha256(bytes));

export function verdict(checks: Check[]): Outcome {
  return (['wrong', 'unknown'] as const).find((outcome) => checks.some((check) => check.outcome === outcome)) ?? 'right';
}

/** All checks of a record, against what this page remembers of the table and the log it showed, if it was there. Says in between how far it is, from 0 to 1. */
export function* inspect(record: GameRecord, memory: Memory | null, log: Entry[] = []): Generator<number, Check[]> {
  if (!isRecord(record)) return [one('format', 'unknown')];
  if (record.secret === null) return [one('running', 'unknown')];
  const tally = new Tally(record);
  for (const [done, entry] of record.entries.entries()) {
    tally.look(entry);
    yield done / record.entries.length;
  }
  const checks = [...ofTheSecret(record), many('draws', tally.draws), ...(tally.lone.length ? [many('lone', tally.lone)] : []), many('seals', tally.seals), ...ofThisPage(record, memory)];
  return log.length ? [...checks, asShown(record, log)] : checks;
}

/** A file that was opened may be anything. */
function isRecord({ format, seats, words, entries }: Partial<GameRecord>): boolean {
  const lists = [seats, words ? words.seats : [], entries];
  return format === FORMAT && lists.every(Array.isArray) && (entries ?? []).every((entry) => typeof entry === 'object' && entry !== null);
}

// The secret

function* ofTheSecret(record: GameRecord): Generator<Check> {
  const { words } = record;
  if (words) {
    const house = fromHex(words.word);
    const seats = words.seats.map(fromHex);
    const whole = house && words.seats.length === record.players && seats.every((word) => word !== null) ? joined(house, ...seats) : null;
    yield said('house', hash(house) === words.house);
    yield said('secret', whole !== null && hash(whole) === record.secret);
  } else {
    yield one('secret', 'unknown');
  }
  yield said('commitment', hash(fromHex(record.secret)) === record.commitment);
}

/** The seats that brought a word of their own, as far as that is known: for the others the server filled in what follows from its own. */
export function broughtWords(record: GameRecord): number[] {
  const house = fromHex(record.words?.word);
  const words = house && isRecord(record) ? (record.words?.seats ?? []) : [];
  return [...words.keys()].filter((seat) => house && words[seat] !== toHex(hmac(house, coded(`seat ${seat}`))));
}

// What this page remembers

function* ofThisPage(record: GameRecord, memory: Memory | null): Generator<Check> {
  if (!memory) {
    yield one('not-there', 'unknown');
    return;
  }
  const { house, commitment, seated, words } = memory;
  yield house ? said('house-seen', record.words?.house === house) : one('house-seen', 'unknown');
  if (seated) yield words.length ? said('own-word', words.some((word) => record.words?.seats.includes(word))) : one('own-word', 'unknown');
  yield commitment ? said('commitment-seen', record.commitment === commitment) : one('commitment-seen', 'unknown');
  const receipts = Object.entries(memory.receipts);
  if (receipts.length) yield many('receipts', receipts.map(([key, receipt]) => ofReceipt(record, key, receipt)));
}

/** The choice a receipt was given for is the first entry of that seat from the beginning of the round on. */
function ofReceipt(record: GameRecord, key: string, receipt: string): Found {
  const [start, seat] = key.split(' ');
  const entry = record.entries.find(({ n, seat: whose }) => n >= Number(start) && whose === seat);
  return { n: entry?.n ?? Number(start), outcome: entry?.seal === receipt ? 'right' : 'wrong' };
}

function asShown(record: GameRecord, log: Entry[]): Check {
  const entries = new Map(record.entries.map((entry) => [entry.n, entry]));
  return many('log', log.map((line) => ({ n: line.n, outcome: line.veiled ? 'unknown' : isShown(entries.get(line.n), line) ? 'right' : 'wrong' })));
}

function isShown(entry: RecordEntry | undefined, line: Entry): boolean {
  if (!entry || entry.digest !== line.digest || (entry.seal ?? null) !== line.seal) return false;
  return line.seat === null ? entry.draw === line.text : entry.seat === letter(line.seat) && entry.move === line.text;
}

// Entry by entry

type Found = { n: number; outcome: Outcome };

class Tally {
  readonly draws: Found[] = [];
  readonly lone: Found[] = []; // draws that could fall in one way only, which is told: that it was so may be a secret of the game, as what a ballot box holds
  readonly seals: Found[] = [];
  readonly #secret: Uint8Array | null;
  #starts: number[] = []; // where the round of sealed choices that runs may have begun

  constructor(record: GameRecord) {
    this.#secret = fromHex(record.secret);
  }

  look(entry: RecordEntry): void {
    if (entry.draw !== undefined) (isLone(entry) ? this.lone : this.draws).push({ n: entry.n, outcome: this.#ofDraw(entry) });
    if (entry.seal === undefined && entry.salt === undefined) this.#starts = [];
    else this.seals.push({ n: entry.n, outcome: this.#ofSeal(entry) });
  }

  #ofDraw({ draw, from }: RecordEntry): Outcome {
    if (from === undefined) return 'unknown';
    return this.#secret && draw === drawn(this.#secret, this.draws.length + this.lone.length, from) ? 'right' : 'wrong';
  }

  /** Only the rules know where a round begins: the seal may be for the round that runs, or for a new one; after one that fits neither, either may run. */
  #ofSeal(entry: RecordEntry): Outcome {
    const starts = [...this.#starts, entry.n];
    const start = starts.find((start) => fits(entry, start));
    this.#starts = start === undefined ? starts : [start];
    return start === undefined ? 'wrong' : 'right';
  }
}

const isLone = ({ from }: RecordEntry): boolean => Array.isArray(from) && from.length === 1;

/** What the secret gives as draw number `k`: its number, counted off along the weights. Null where these are none. */
export function drawn(secret: Uint8Array, k: number, from: [string, number][]): string | null {
  if (!Array.isArray(from)) return null;
  const weights = from.map(([, weight]) => weight);
  if (weights.length === 0 || !weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)) return null;
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let left = BigInt(`0x${toHex(hmac(secret, coded(`${k}`)))}`) % total;
  for (const [outcome, weight] of from) {
    if (left < BigInt(weight)) return outcome;
    left -= BigInt(weight);
  }
  return null;
}

function fits({ seat, move, salt, seal }: RecordEntry, start: number): boolean {
  const key = fromHex(salt);
  return key !== null && toHex(hmac(key, coded(`${start} ${seat} ${move}`))) === seal;
}

// How a check is told

function one(topic: Topic, outcome: Outcome): Check {
  return { topic, outcome, count: 1, wrong: [], unknown: outcome === 'unknown' ? 1 : 0 };
}

function said(topic: Topic, right: boolean): Check {
  return one(topic, right ? 'right' : 'wrong');
}

function many(topic: Topic, found: Found[]): Check {
  const wrong = found.filter(({ outcome }) => outcome === 'wrong').map(({ n }) => n);
  const unknown = found.filter(({ outcome }) => outcome === 'unknown').length;
  return { topic, outcome: wrong.length ? 'wrong' : unknown ? 'unknown' : 'right', count: found.length, wrong, unknown };
}
