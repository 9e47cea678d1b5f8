// The log in sentences: one a move, one a fact, with names and wards marked so that the page can point at them.
import type { Entry } from '../../lib/api';
import { has, t } from '../../lib/i18n.svelte';
import type { Beginning } from './beginning';
import { listed, youOr, type Cast } from '../../table/cast';
import { markPlace, nameOf, objectOf, pieces, strikeLast, Teller, type Line, type Telling } from '../../table/lines';
import { read, readAppointment, readBid, seatOf, wardsOf } from './legal';
import { NATIONS, type Nation, type Ward } from './types';

type Fact = Entry['news'][number];
type Args = Record<string, string | number>;

// After so many elections, less the players, no zone is left to open (rules 3.4).
const ZONES_AND_TWO = 5;

const place = (ward: string): string => markPlace(ward, t('ward-name', { ward }));

export function counts(amounts: Partial<Record<Nation, number>>): string {
  return listed(NATIONS.filter((nation) => amounts[nation]).map((nation) => t('count-of-nation', { count: amounts[nation] ?? 0, nation })), 'unit');
}

/** A move in words, with marks; nothing for the end of a turn, which the next line shows. */
function sayMove(seat: number, text: string, cast: Cast): string {
  const [move] = read(text);
  if (!move || move.kind === 'end') return '';
  const { first = '', second = '', boss = '', nation = '', ward = '', from = '', to = '', victim = '', spread = '' } = move.parts;
  const args: Args = { who: nameOf(cast, seat), you: youOr(cast, seat), nation };
  switch (text.split(' ')[0]) {
    case 'campaign':
      if (first === '') return t('log-campaign-none', args);
      if (second === '') return t('log-campaign-one', { ...args, ward: place(first) });
      return first === second ? t('log-campaign-both', { ...args, ward: place(first) }) : t('log-campaign-two', { ...args, ward: place(first), other: place(second) });
    case 'settle':
      if (boss === '') return t('log-settle-alone', { ...args, ward: place(ward) });
      return boss === ward ? t('log-settle-both', { ...args, ward: place(ward) }) : t('log-settle', { ...args, ward: place(boss), other: place(ward) });
    case 'move':
      return t('log-move', { ...args, ward: place(from), other: place(to) });
    case 'slander':
      args.victim = objectOf(cast, Number(victim));
      args.yours = youOr(cast, Number(victim));
      return spread ? t('log-slander-spread', { ...args, ward: place(ward), other: place(spread) }) : t('log-slander', { ...args, ward: place(ward) });
    case 'bid':
      return text === 'bid none' ? t('log-bid-none', args) : t('log-bid', { ...args, favors: counts(readBid(text)) });
    case 'appoint': {
      const given = Object.entries(readAppointment(text)).map(([to, office]) => t('log-office', { who: nameOf(cast, Number(to)), office }));
      return t('log-appoint', { ...args, offices: listed(given, 'unit') });
    }
    case 'undo':
      return t('log-undo', args);
    default:
      return t(`log-${move.kind}`, { ...args, ward: ward ? place(ward) : '' });
  }
}

function sayFact(fact: Fact, cast: Cast): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(fact.args)) {
    if (key === 'seat') args.seat = nameOf(cast, value as number);
    else if (key === 'seats') args.seats = listed((value as number[]).map((seat) => nameOf(cast, seat)));
    else args[key] = value as string | number;
  }
  const mine = typeof fact.args.seat === 'number' && youOr(cast, fact.args.seat) === 'yes';
  return t(mine && has(`own-${fact.message}`) ? `own-${fact.message}` : fact.message, args);
}

/** The telling of one log, with a heading for each year and each election. It goes on from entry to entry and says nothing twice. */
class Story implements Telling<Ward> {
  #told = 0; // entries
  #lines: Line<Ward>[] = [];
  #ends: number;
  #year = 0;
  #voting: boolean;
  #elections: number;
  #opening: boolean; // draws at set-up, and after an election that opens a zone, are for wards too; others fill Castle Garden
  #drawn: string[] = []; // and not told yet: more may follow

  constructor(readonly cast: Cast, began: Beginning) {
    this.#ends = began.turns;
    this.#voting = began.voting;
    this.#elections = began.elections;
    this.#opening = began.turns === 0;
    if (began.elsewhere) this.#add('taken-up', 0, 'draw', null, t(began.voting ? 'log-taken-up-vote' : 'log-taken-up', { year: began.year }));
  }

  get lines(): Line<Ward>[] {
    return [...this.#lines, ...this.#draws(this.#told + 1)];
  }

  tell(entry: Entry): void {
    this.#told += 1;
    const { n, seat, text } = entry;
    if (seat === null && text.length > 1) {
      this.#drawn.push(text);
      return;
    }
    if (this.#drawn.length) {
      this.#lines.push(...this.#draws(n));
      this.#drawn = [];
      this.#opening = false;
    }
    if (seat === null) this.#add(`${n}`, n, 'move', seatOf(text), t('log-first', { who: nameOf(this.cast, seatOf(text)), you: youOr(this.cast, seatOf(text)) }));
    else this.#move(entry, seat);
  }

  #add(key: string, n: number, kind: Line['kind'], seat: number | null, text: string, places: Ward[] = [], loss = false): void {
    if (text) this.#lines.push({ key, n, kind, seat, pieces: pieces(text), places, loss, undone: false });
  }

  #draws(before: number): Line<Ward>[] {
    if (this.#drawn.length === 0) return [];
    const cubes = Object.fromEntries(NATIONS.map((nation) => [nation, this.#drawn.filter((one) => one === nation).length])) as Partial<Record<Nation, number>>;
    const text = this.#opening ? t('log-opening') : t('log-newcomers', { cubes: counts(cubes) });
    return [{ key: `${before}-draw`, n: before - 1, kind: 'draw', seat: null, pieces: pieces(text), places: [], loss: false, undone: false }];
  }

  #move(entry: Entry, seat: number): void {
    const { cast } = this;
    const { n, text } = entry;
    const kind = text.split(' ')[0];
    const year = Math.floor(this.#ends / cast.names.length) + 1;
    if (!this.#voting && kind !== 'appoint' && kind !== 'end' && this.#year !== year) {
      this.#year = year;
      this.#add(`year-${year}`, n, 'heading', null, t('log-year', { year }));
    }
    if (kind === 'end') this.#ends += 1;
    if (kind === 'undo') strikeLast(this.#lines, seat);
    const loss = kind === 'slander' && Number(read(text)[0]?.parts.victim) === cast.me;
    this.#add(`${n}`, n, 'move', seat, sayMove(seat, text, cast), kind === 'undo' ? [] : wardsOf(text), loss);
    if (entry.how === 'late') this.#add(`${n}-late`, n, 'news', seat, t('log-late', { who: nameOf(cast, seat), you: youOr(cast, seat) }));
    entry.news.forEach((fact, i) => this.#fact(fact, n, i));
  }

  #fact(fact: Fact, n: number, i: number): void {
    if (fact.message === 'news-election') this.#voting = true;
    if (fact.message === 'news-mayor' || fact.message === 'news-no-mayor') {
      this.#voting = false;
      this.#elections += 1;
      this.#opening = this.#elections <= ZONES_AND_TWO - this.cast.names.length;
    }
    const ward = fact.args.ward as Ward | undefined;
    this.#add(`${n}-${i}`, n, fact.message === 'news-election' ? 'heading' : 'news', (fact.args.seat as number | undefined) ?? null, sayFact(fact, this.cast), ward ? [ward] : []);
  }
}

export const newTeller = (): Teller<Ward, [Cast, Beginning]> => new Teller((cast, began) => new Story(cast, began));
