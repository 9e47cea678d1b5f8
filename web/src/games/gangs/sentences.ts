// The log in sentences: one a move, one a draw, one a fact, with names and places marked so that the page can point at them.
import type { Entry } from '../../lib/api';
import { has, t } from '../../lib/i18n.svelte';
import { listed, youOr } from '../../table/cast';
import { markPlace, nameOf, objectOf, pieces, strikeLast, Teller, type Line, type Telling } from '../../table/lines';
import type { GangCast } from './cast';
import { group, placesOf, read, readToken, seatOf } from './legal';
import type { Place } from './types';
import { groupWords, shortPlace, weaponWords } from './words';

type Fact = Entry['news'][number];
type Args = Record<string, string | number>;

const place = (at: Place | undefined): string => (at ? markPlace(at, shortPlace(at)) : '');
const FORCED = 'news-forced'; // a move that its gang was not asked for: told as any other
const QUIET = ['done', 'pass']; // the next line shows it

/** A move in words, with marks; nothing for one that says no more than that nothing was done. */
function sayMove(seat: number, text: string, cast: GangCast): string {
  const { deed, parts } = read(text);
  const args: Args = { who: nameOf(cast, seat), you: youOr(cast, seat), kind: parts.kind ?? '', square: place(parts.at), to: place(parts.to), count: Number(parts.count ?? 0) };
  if (QUIET.includes(deed)) return '';
  switch (deed) {
    case 'women':
    case 'commit':
    case 'accept':
    case 'refuse':
    case 'call':
    case 'decline':
    case 'sober':
    case 'lobby':
    case 'sack':
    case 'deal':
    case 'nodeal':
    case 'reverse':
    case 'retreat':
    case 'fight':
    case 'open':
    case 'close':
    case 'take':
    case 'destroy':
    case 'undo':
      return t(`gangs-log-${deed}`, args);
    case 'bribe':
      return t(parts.woman ? 'gangs-log-bribe-woman' : 'gangs-log-bribe', { ...args, from: place(parts.woman) });
    case 'police':
      return t('gangs-log-police', args);
    case 'favor':
    case 'use':
    case 'keep':
      return t(`gangs-log-${deed}`, { ...args, favor: parts.favor ?? '' });
    case 'go':
      return t(text.startsWith('box') ? 'gangs-log-box' : 'gangs-log-step', { ...args, group: groupWords(group(parts)), from: place(parts.from) });
    case 'arm':
    case 'buy':
      return t(`gangs-log-${deed}`, { ...args, weapons: weaponWords({ blades: Number(parts.blades), guns: Number(parts.guns) }) });
    case 'bury':
    case 'bed':
    case 'jail':
    case 'dry':
    case 'home':
      return t(`gangs-log-${deed}`, { ...args, sex: parts.sex ?? '' });
    case 'recruit':
      return t('gangs-log-recruit', { ...args, group: groupWords(group(parts)) });
    case 'rob':
      return t(parts.white ? 'gangs-log-rob-white' : 'gangs-log-rob', { ...args, crime: parts.crime ?? '' });
    case 'equip':
      return t('gangs-log-equip', { ...args, tool: parts.tool ?? '', sex: parts.sex ?? '' });
    case 'rig':
      return parts.count === '?' ? t('gangs-log-rig-hidden', args) : t('gangs-log-rig', args);
    case 'swap':
    case 'war':
      return t(`gangs-log-${deed}`, { ...args, other: objectOf(cast, Number(parts.seat)) });
    case 'offer':
      return t(parts.fight ? 'gangs-log-offer-fight' : 'gangs-log-offer', { ...args, terms: parts.terms ?? '', other: objectOf(cast, Number(parts.seat)) });
    case 'exchange': {
      const [mine, theirs] = [readToken(parts.mine ?? ''), readToken(parts.theirs ?? '')];
      return t('gangs-log-exchange', { ...args, mine: mine.kind, mineAt: place(mine.at), theirs: theirs.kind, theirsAt: place(theirs.at) });
    }
    default:
      return '';
  }
}

/** What was drawn: one word, which says by itself what kind of draw it was. */
function sayDraw(text: string, cast: GangCast, before: string): string {
  if (text === 'clean') return t('gangs-draw-clean');
  if (text === 'empty') return t('gangs-draw-empty');
  if (text === 'clubs') return t('gangs-draw-clubs');
  if (/^(\d+k)?(\d+r)?$/.test(text)) return t('gangs-draw-crime', { black: count(text, 'k'), red: count(text, 'r') });
  if (/^(\d+g)?(\d+b)?$/.test(text)) return t('gangs-draw-fight', { guns: count(text, 'g'), blades: count(text, 'b') });
  if (/^\d+$/.test(text)) return t('gangs-draw-duel', { cube: Number(text) });
  const args = { who: nameOf(cast, seatOf(text)), you: youOr(cast, seatOf(text)) };
  return t(before === 'sack' || before === 'ballot' ? 'gangs-draw-ballot' : 'gangs-draw-order', args);
}

const count = (text: string, letter: string): number => Number(new RegExp(`(\\d+)${letter}`).exec(text)?.[1] ?? 0);

/** A move in words, without marks. */
export const sayPlainly = (seat: number, text: string, cast: GangCast): string => pieces(sayMove(seat, text, cast)).map((piece) => piece.text).join('');

function sayFact(fact: Fact, cast: GangCast): string {
  if (fact.message === FORCED) return sayMove(fact.args.seat as number, fact.args.move as string, cast);
  const args: Args = {};
  for (const [key, value] of Object.entries(fact.args)) {
    if (key === 'seat') args.seat = nameOf(cast, value as number);
    else if (key === 'seats') args.seats = listed((value as number[]).map((seat) => nameOf(cast, seat)));
    else if (key === 'square') args.square = place(value as Place);
    else args[key] = value as string | number;
  }
  const mine = typeof fact.args.seat === 'number' && youOr(cast, fact.args.seat) === 'yes';
  return t(mine && has(`gangs-own-${fact.message}`) ? `gangs-own-${fact.message}` : fact.message, args);
}

/** Facts by which a reader loses something. */
const LOSSES = ['news-wrecked', 'news-raid', 'news-rout', 'news-drink', 'news-out'];

/** The telling of one log, with a heading for each year. */
class Story implements Telling<Place> {
  #lines: Line<Place>[] = [];
  #before = ''; // the deed that came last: a draw belongs to it

  constructor(readonly cast: GangCast, readonly firstYear: number) {}

  get lines(): Line<Place>[] {
    return [...this.#lines];
  }

  tell(entry: Entry): void {
    const { cast } = this;
    const { n, seat, text } = entry;
    if (seat === null) {
      this.#add(`${n}`, n, 'draw', null, sayDraw(text, cast, this.#before));
      if (this.#before === 'sack') this.#before = 'ballot';
    } else {
      const { deed, parts } = read(text);
      this.#before = deed;
      if (deed === 'undo') strikeLast(this.#lines, seat);
      const against = (deed === 'war' || deed === 'swap') && Number(parts.seat) === cast.me;
      this.#add(`${n}`, n, 'move', seat, sayMove(seat, text, cast), placesOf(text), against);
      if (entry.how === 'late') this.#add(`${n}-late`, n, 'news', seat, t('log-late', { who: nameOf(cast, seat), you: youOr(cast, seat) }));
    }
    entry.news.forEach((fact, i) => this.#fact(fact, n, i));
  }

  #add(key: string, n: number, kind: Line['kind'], seat: number | null, text: string, places: Place[] = [], loss = false): void {
    if (text) this.#lines.push({ key, n, kind, seat, pieces: pieces(text), places, loss, undone: false });
  }

  #fact(fact: Fact, n: number, i: number): void {
    const turn = fact.message === 'news-turn';
    const seat = typeof fact.args.seat === 'number' ? fact.args.seat : null;
    const square = fact.args.square as Place | undefined;
    const text = turn ? t('gangs-log-turn', { turn: Number(fact.args.turn), year: this.firstYear + Number(fact.args.turn) - 1 }) : sayFact(fact, this.cast);
    this.#add(`${n}-${i}`, n, turn ? 'heading' : 'news', seat, text, fact.message === FORCED ? placesOf(fact.args.move as string) : square ? [square] : [], seat !== null && seat === this.cast.me && LOSSES.includes(fact.message));
  }
}

export const newTeller = (): Teller<Place, [GangCast, number]> => new Teller((cast, firstYear) => new Story(cast, firstYear));
