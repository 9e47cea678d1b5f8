// The lines of a log: sentences in which names and places are marked, so that the page can point at them. Each game makes its own (its sentences.ts).
import type { Entry } from '../lib/api';
import { language, t } from '../lib/i18n.svelte';
import { youOr, type Cast } from './cast';

export interface Piece<Place extends string = string> {
  text: string;
  place?: Place;
  name?: true;
}

export interface Line<Place extends string = string> {
  key: string;
  n: number; // the entry it tells of
  kind: 'move' | 'news' | 'draw' | 'heading';
  seat: number | null;
  pieces: Piece<Place>[];
  places: Place[];
  loss: boolean; // it took something from the reader
  undone: boolean;
}

// Marks around names and places in a formatted message; no text has these characters of the private use area.
const NAME = ['\uE000', '\uE001'] as const;
const PLACE = ['\uE002', '\uE003', '\uE004'] as const;
const MARKED = /\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003([^\uE004]*)\uE004/g;

export const markName = (name: string): string => NAME[0] + name + NAME[1];
/** A place, and what it is called. */
export const markPlace = (place: string, name: string): string => PLACE[0] + place + PLACE[1] + name + PLACE[2];

export const nameOf = (cast: Cast, seat: number): string => markName(cast.names[seat] ?? '');
/** Whom something is done to. */
export const objectOf = (cast: Cast, seat: number): string => (youOr(cast, seat) === 'yes' ? markName(t('you-object')) : nameOf(cast, seat));

/** A formatted message cut at its marks. */
export function pieces<Place extends string>(text: string): Piece<Place>[] {
  const found: Piece<Place>[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    if (match[2] === undefined) found.push({ text: match[1] ?? '', name: true });
    else found.push({ text: match[3] ?? '', place: match[2] as Place });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}

export const plain = (line: Line): string => line.pieces.map((piece) => piece.text).join('');

/** A sealed choice as those know of it who have not seen it yet. */
export const sayClosed = <Place extends string>(seat: number, cast: Cast): Piece<Place>[] => pieces(t('log-closed', { who: nameOf(cast, seat), you: youOr(cast, seat) }));

/** The telling of one log, from entry to entry. */
export interface Telling<Place extends string = string> {
  readonly lines: Line<Place>[];
  tell(entry: Entry): void;
}

/** Tells a log that grows: only what is new is put into words. Another log or language, or other words around it (`about`), is told from its beginning. */
export class Teller<Place extends string, Args extends unknown[]> {
  #telling: Telling<Place> | null = null;
  #about = '';
  #told = 0;
  #last: Entry | undefined; // told

  constructor(readonly begin: (...about: Args) => Telling<Place>) {}

  tell(log: readonly Entry[], ...about: Args): Line<Place>[] {
    const key = JSON.stringify([language(), ...about]);
    if (!this.#telling || key !== this.#about || log.length < this.#told || log[this.#told - 1] !== this.#last) {
      this.#telling = this.begin(...about);
      this.#told = 0;
    }
    for (const entry of log.slice(this.#told)) this.#telling.tell(entry);
    this.#about = key;
    this.#told = log.length;
    this.#last = log.at(-1);
    return this.#telling.lines;
  }
}

/** What is taken back is struck out. A line that was shown is not changed but replaced: only so is it drawn anew. */
export function strikeLast(lines: Line[], seat: number): void {
  const at = lines.findLastIndex((line) => line.kind === 'move' && line.seat === seat && !line.undone);
  const taken = lines[at];
  if (taken) lines[at] = { ...taken, undone: true };
}
