// What is shown of a fight, a crime, a duel or an election before the game goes on: cubes that were drawn, votes that were counted. One scene after the other.
import type { Entry } from '../../lib/api';
import type { Opens } from '../../table/opening.svelte';
import { Theatre } from '../../table/theatre.svelte';
import { read } from './legal';
import type { Weapons } from './odds';
import type { Crime, Fight, Side, Square, View } from './types';

type Fact = Entry['news'][number];

/** A move that its gang was not asked for, since there was no other. */
export interface Forced {
  seat: number;
  move: string;
}

interface Hand {
  seat: number;
  members: number;
  armed: Weapons; // what was put in, a lender's included
  holds: Weapons; // what came of the draw
  dead: number;
  wounded: number;
  named: Forced[]; // victims that were no choice
}

interface Staged {
  key: number; // of the entry that tells what came of it
  before: View; // while it is being drawn or counted
  after: View;
}

export interface Fought extends Staged {
  kind: 'fight';
  fight: Fight;
  hands: [Hand, Hand]; // attacker, defender
  winner: number | null;
  fled: Forced | null; // where the beaten had to go
}

export interface Robbed extends Staged {
  kind: 'crime';
  seat: number;
  crime: Crime;
  square: Square;
  black: number; // cubes that were drawn
  red: number;
  named: Forced[];
}

export interface Dueled extends Staged {
  kind: 'duel';
  from: number; // who had proposed the deal, and draws first
  to: number;
  black: number; // as the how manieth cube it came
}

export interface Elected extends Staged {
  kind: 'election';
  year: number;
  rows: { seat: number; votes: number; dollars: number; ballots: number }[]; // ballots: those that were put in
}

export type Scene = Fought | Robbed | Dueled | Elected;

const SHOWN = 7000; // ms
const OTHERS = 3500; // where the reader had no part in it; a crime
const COUNTED = 11_000; // an election
const HURRIED = 1500; // when more waits behind it, from when it has come out

const SHAKEN = 500; // ms until the first cube
const CUBE = 250; // ms a cube
const QUICK = 120; // from the sixth on
const MANY = 5;
const FALLING = 240; // (table.css)
const CRIME_SHAKEN = 300;
const CRIME_CUBE = 200;
const MOST_FOR_CRIME = 5; // cubes
const DUEL_CUBE = 550;

/** When the i-th cube comes out of the pot. */
export const cubeAt = (i: number): number => SHAKEN + Math.min(i, MANY) * CUBE + Math.max(0, i - MANY) * QUICK;
/** When the i-th of a crime does. */
export const crimeAt = (i: number): number => CRIME_SHAKEN + i * CRIME_CUBE;
/** When the i-th of a duel does. */
export const duelAt = (i: number): number => i * DUEL_CUBE;

/** Cubes are drawn before they tell anything; an election has a count of its own. */
export function opensOf(scene: Scene): Opens | null {
  const { key } = scene;
  if (scene.kind === 'fight') return { key, ms: cubeAt(scene.hands[0].members) + FALLING };
  if (scene.kind === 'crime') return { key, ms: crimeAt(MOST_FOR_CRIME) };
  return scene.kind === 'duel' ? { key, ms: duelAt(scene.black + 1) } : null;
}

/** What map and gangs show with a scene. */
export const shownIn = (scene: Scene, opening: boolean): View => (opening ? scene.before : scene.after);

/** The lines of the log that may be read with it. */
export const linesIn = <One extends { n: number }>(lines: readonly One[], scene: Scene, opening: boolean): One[] => lines.filter(({ n }) => n < scene.key || (n === scene.key && !opening));

const DUEL = /^\d+$/;
/** Whoever draws the black cube has lost: who proposed draws the first, the third, the fifth. */
export const duelWinner = ({ from, to, black }: Pick<Dueled, 'from' | 'to' | 'black'>): number => (black % 2 === 1 ? to : from);

/** As the how manieth the black cube of the last duel came. */
export const lastDuel = (log: readonly Entry[]): number => Number(log.findLast((entry) => entry.seat === null && DUEL.test(entry.text))?.text ?? 0);

const CAUGHT = /^(?:(\d+)k)?(?:(\d+)r)?$|^clean$/; // as drawn for a crime: black, red
const VICTIM = ['bury', 'bed', 'jail'];

/** What gangs did that had no choice. */
const forcedIn = (news: readonly Fact[]): Forced[] => news.flatMap(({ message, args }) => (message === 'news-forced' ? [{ seat: args.seat as number, move: args.move as string }] : []));
const isVictim = ({ move }: Forced): boolean => VICTIM.includes(read(move).deed);

/** A fight is told whole by the facts of its end; a crime's draw follows the move; a duel is over what was offered last. */
export function scenesIn(entries: readonly Entry[], before: View, after: View): Scene[] {
  const found: Scene[] = [];
  let offer: { from: number; to: number } | null = before.proposal;
  let last: Entry | null = null;
  for (const entry of entries) {
    const { deed, parts } = read(entry.text);
    if (entry.seat === null && DUEL.test(entry.text) && offer) found.push({ kind: 'duel', key: entry.n, from: offer.from, to: offer.to, black: Number(entry.text), before, after });
    else if (deed === 'offer' && entry.seat !== null) offer = { from: entry.seat, to: Number(parts.seat) };
    const crime = robbed(entry, last, before, after);
    if (crime) found.push(crime);
    found.push(...fightsIn(entry, before, after));
    const votes = entry.news.filter(({ message }) => message === 'news-votes');
    if (votes.length) {
      const rows = votes.map(({ args }) => ({ seat: args.seat as number, votes: args.votes as number, dollars: args.dollars as number, ballots: ballotsOf(entry, args.seat as number) }));
      const { turn, year, police } = before; // the next turn may have begun
      found.push({ kind: 'election', key: entry.n, year, rows, before, after: { ...after, stage: 'h', turn, year, police } });
    }
    last = entry;
  }
  return inTurn(found, before);
}

/** Until the last of an update is told, nothing shows what comes after it. */
const inTurn = (scenes: Scene[], before: View): Scene[] => scenes.map((scene, i) => (i < scenes.length - 1 && scene.kind !== 'election' ? { ...scene, after: before } : scene));

/** Crimes are many: whoever plays is shown the draws of its own, of others the log tells. */
export const forPlayer = (scenes: readonly Scene[], own: readonly number[]): Scene[] => scenes.filter((scene) => scene.kind !== 'crime' || own.includes(scene.seat));

const ballotsOf = (entry: Entry, seat: number): number => (entry.news.find(({ message, args }) => message === 'news-ballots' && args.seat === seat)?.args.count as number | undefined) ?? 0;

function robbed(draw: Entry, rob: Entry | null, before: View, after: View): Robbed | null {
  const { deed, parts } = read(rob?.text ?? '');
  const cubes = draw.seat === null && deed === 'rob' ? CAUGHT.exec(draw.text) : null;
  if (!cubes || !rob || rob.seat === null) return null;
  return { kind: 'crime', key: draw.n, seat: rob.seat, crime: parts.crime as Crime, square: parts.at ?? '', black: Number(cubes[1] ?? 0), red: Number(cubes[2] ?? 0), named: forcedIn(draw.news).filter(isVictim), before, after };
}

/** The fights that ended with an entry: one move may bring two of them, where nobody had anything to choose. */
function fightsIn(entry: Entry, before: View, after: View): Fought[] {
  const { news } = entry;
  const ends = [...news.keys()].filter((i) => /^news-(battle|war)-(won|drawn)$/.test(news[i]?.message ?? ''));
  return ends.map((end, i) => {
    const [a, d] = news.slice(0, end).filter(({ message }) => message === 'news-hits').slice(-2) as [Fact, Fact];
    return fought(entry, [a, d], news[end] as Fact, news.slice(end + 1, ends[i + 1]), before, after);
  });
}

function fought(entry: Entry, hits: [Fact, Fact], { message, args }: Fact, then: readonly Fact[], before: View, after: View): Fought {
  const going = before.fight;
  const [a, d] = hits.map((fact) => fact.args.seat as number) as [number, number];
  const side = (seat: number): Side => ({ seat, members: null, blades: null, guns: null });
  const same = going?.sides.attacker.seat === a && going.sides.defender.seat === d ? going : null;
  const fight: Fight = { war: message.startsWith('news-war'), square: (args.square as Square | undefined) ?? null, lends_to: same?.lends_to ?? null, sides: { ...same?.sides, attacker: side(a), defender: side(d) }, closed: [] };
  const forced = forcedIn(then);
  const hand = ({ args }: Fact, k: number): Hand => {
    const [seat, lender] = [args.seat as number, fight.lends_to === k ? fight.sides.lender?.seat : undefined];
    const count = (name: string): number => Number(args[name] ?? 0);
    return {
      seat, members: count('members'), armed: { blades: count('blades'), guns: count('guns') }, holds: { blades: count('held_blades'), guns: count('held_guns') },
      dead: count('dead'), wounded: count('wounded'), named: forced.filter((one) => isVictim(one) && (one.seat === seat || one.seat === lender)),
    };
  };
  return {
    kind: 'fight', key: entry.n, fight, before, after, winner: message.endsWith('-won') ? (args.seat as number) : null,
    hands: [hand(hits[0], 0), hand(hits[1], 1)], fled: forced.find(({ move }) => read(move).deed === 'retreat') ?? null,
  };
}

/** `me`: whose fights are looked at longer. */
export function newTheatre(me: () => number | null): Theatre<Scene> {
  return new Theatre((scene, behind) => {
    if (behind) return HURRIED + (opensOf(scene)?.ms ?? 0);
    if (scene.kind === 'election') return COUNTED;
    if (scene.kind === 'crime') return OTHERS;
    const seats = scene.kind === 'duel' ? [scene.from, scene.to] : scene.hands.map(({ seat }) => seat);
    return seats.some((seat) => seat === me()) ? SHOWN : OTHERS;
  });
}
