// What the server is asked over HTTP. Types come from its own models (src/lib/wire.d.ts is generated from them).
import { brought, dropped, saw, taken } from './witness';
import type { components } from './wire';

type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type GameInfo = Schemas['GameInfo'];
export type NewTable = Schemas['NewTable'];
export type SeatWish = Schemas['SeatWish'];
export type Pace = Schemas['Pace'];
export type Person = Schemas['Person'];
export type Now = Schemas['Now'];
export type Entry = Schemas['EntryOut'];
export type Talk = Schemas['TalkOut'];
export type Moments = Schemas['Replay'];
export type ClockOut = Schemas['ClockOut'];
export type Channel = Schemas['Channel'];
export type Channels = Schemas['Channels'];
export type ChannelKind = Channels['possible'][number];
export type FromServer =
  | Schemas['SyncOut'] | Schemas['UpdateOut'] | Schemas['TableOut'] | Schemas['TalkMessage'] | Schemas['DoneOut'] | Schemas['RefusedOut'] | Schemas['PongOut'] | Schemas['ByeOut'];
type Wish = Pick<NewTable, 'game' | 'players' | 'seats'> & Partial<NewTable>;

/** What the server did not do, and why; `offline` when it could not be asked. The text is English; where there is a message, that says the same in every language. */
export class Refusal extends Error {
  readonly told: string | null;
  readonly args: Record<string, string | number>;

  constructor(readonly code: string, { text = '', message = null, args = {} }: Partial<Schemas['Problem']> = {}) {
    super(text);
    this.told = message;
    this.args = args;
  }
}

/** `parse`: where an answer is read in another way. */
export async function ask<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, parse: (text: string) => unknown = JSON.parse): Promise<T> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(path, { method, credentials: 'same-origin', ...sent });
    text = await answer.text();
  } catch {
    throw new Refusal('offline');
  }
  if (answer.ok) return (text ? parse(text) : null) as T;
  throw problem(text, answer.status);
}

/** A refusal as the server tells it; something between us and it (a proxy) may answer in its own way. */
function problem(text: string, status: number): Refusal {
  try {
    const told = JSON.parse(text) as Partial<Schemas['Problem']>;
    return new Refusal(told.code ?? 'failed', told);
  } catch {
    return new Refusal(status >= 500 ? 'offline' : 'failed');
  }
}

// Who I am
export const whoAmI = (): Promise<Person> => ask('GET', '/api/me');
export const nameMe = (name: string): Promise<Person> => ask('PUT', '/api/me', { name });
/** Days away, in seconds since 1970; null: none any more. */
export const goAway = (name: string, away: [number, number] | null): Promise<Person> => ask('PUT', '/api/me', { name, away });
export const forgetMe = (): Promise<null> => ask('DELETE', '/api/me');
export const makeLink = (): Promise<Schemas['Link']> => ask('POST', '/api/me/link');
export const adopt = (word: string): Promise<Person> => ask('POST', '/api/me/adopt', { word });
export const block = (person: string, kind: 'mute' | 'block' | null): Promise<Person> => ask('POST', '/api/me/blocks', { person, kind });

// Letters to who owes a move and is not here
export const channels = (): Promise<Channels> => ask('GET', '/api/me/channels');
export const putChannel = (kind: ChannelKind, wish: Schemas['ChannelWish']): Promise<Channels> => ask('PUT', `/api/me/channels/${kind}`, wish);
export const confirmMail = (word: string): Promise<Channels> => ask('POST', '/api/me/channels/mail/confirm', { word });

// Lists
export const games = (): Promise<GameInfo[]> => ask('GET', '/api/games');
export const lobby = (): Promise<TableInfo[]> => ask('GET', '/api/tables');
export const myTables = (): Promise<TableInfo[]> => ask('GET', '/api/me/tables');
export const myFinished = (): Promise<TableInfo[]> => ask('GET', '/api/me/finished');
export const finished = (): Promise<TableInfo[]> => ask('GET', '/api/finished');

/** Where friends find this server: as we do, unless that is a name for this very machine. */
export async function friendlyOrigin(): Promise<string> {
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return location.origin;
  const { friends } = await ask<Schemas['Address']>('GET', '/api/address');
  return friends ?? location.origin;
}

// Tables
export type Deed = 'sit' | 'word' | 'leave' | 'start' | 'abort' | 'resign' | 'replace' | 'stand-in' | 'come-back' | 'pause' | 'call-off' | 'rematch';
/** Whoever sits down brings a word of this page's own to the secret of the draws. */
export const deed = (table: string, name: Deed, body?: unknown): Promise<TableInfo> =>
  name === 'sit' || name === 'word' ? bringWord(table, name, body) : ask('POST', `/api/tables/${table}/${name}`, body);
export const recordLink = (table: string): string => `/api/tables/${table}/record`;

/** A new table. The page adds its word to the secret of the draws only now that the server has shown the hash of its own, and the game begins only after that. */
export async function createTable(wish: Wish, start: boolean): Promise<TableInfo> {
  const table = await ask<TableInfo>('POST', '/api/tables', wish);
  saw(table);
  const seated = wish.seats.some((seat) => seat.kind === 'me');
  const worded = seated ? await deed(table.id, 'word') : table;
  return start ? deed(table.id, 'start') : worded;
}

/** The word is remembered before it goes, since an answer can be lost; the record must hold it when the game is over. */
async function bringWord(table: string, name: Deed, body: unknown): Promise<TableInfo> {
  const word = chance();
  brought(table, word);
  try {
    const info = await ask<TableInfo>('POST', `/api/tables/${table}/${name}`, { ...(body as object | undefined), word });
    if (info.status === 'open') taken(table, word);
    else dropped(table, word); // the secret was made already
    return info;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'offline')) dropped(table, word);
    throw error;
  }
}

/** Bytes of chance in hexadecimal digits: a word for the secret, a salt for a sealed choice. */
export function chance(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
