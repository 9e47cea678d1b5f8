// The places of Gangs in words, for those who hear the map.
import { language, t } from '../../../lib/i18n.svelte';
import { pawnsOn } from '../facts';
import { squareName, type Numbers } from '../numbers';
import type { Box, Group, People, Place, Square, SquareView, Token, View } from '../types';

/** may: choosable; chosen; dim: not choosable; source: where those who go come from. */
export type PlaceState = 'may' | 'chosen' | 'dim' | 'source';

export type Track = 'beds' | 'tombs';

/** What else is to be said of a place beside what the view holds. */
export interface Extras { state?: PlaceState | undefined; why?: string | undefined; ghosts?: { seat: number; men: number; women: number }[]; pawnComes?: boolean }

/** One for each language: making one takes longer than all that is said with it. */
const formats = new Map<string, Intl.ListFormat>();

function list(items: string[]): string {
  const spoken = language();
  const format = formats.get(spoken) ?? new Intl.ListFormat(spoken, { type: 'unit', style: 'short' });
  formats.set(spoken, format);
  return format.format(items);
}

const joined = (clauses: string[]): string => clauses.reduce((before, next) => t('gangs-board-clauses', { before, next }));

/** "2 men, 1 woman". */
export function peopleOf(group: Group | null): string {
  if (!group) return t('gangs-board-sealed');
  const { men, women } = group;
  return list([...(men ? [t('gangs-board-men', { count: men })] : []), ...(women ? [t('gangs-board-women', { count: women })] : [])]);
}

const groupsOf = (people: People, names: string[]): string[] => Object.entries(people).map(([seat, group]) => t('gangs-board-group', { gang: names[Number(seat)] ?? '', people: peopleOf(group) }));

function tokenOf({ kind, bottles_due }: Token, { members, owner }: SquareView, names: string[]): string {
  const plain = t('gangs-board-kind', { kind });
  const foreign = owner !== null && !(owner in members);
  const token = foreign ? t('gangs-board-token-of', { kind: plain, gang: names[owner] ?? '' }) : plain;
  return bottles_due ? t('gangs-board-bottles', { token }) : token;
}

/** A square as it is shown: before all have chosen, each gang stands on its headquarters, nobody knows how many of each. */
export function squareOf(view: View, square: Square): SquareView | undefined {
  const here = view.squares[square];
  const hq = view.stage === null ? hqSeat(view, square) : null;
  return here && hq !== null && !(hq in here.members) ? { ...here, members: { ...here.members, [hq]: null }, control: hq } : here;
}

/** Whether policemen are sent about, so that it matters where they may stop. */
export const isPolicing = ({ phase }: View): boolean => phase === 'police' || phase === 'bribe';

/** Whether no policeman may stop on a square: who has the corruption pawn has members or tokens there (rules, 6). */
export function isShielded({ corruption }: View, here: SquareView): boolean {
  return corruption !== null && (corruption in here.members || here.owner === corruption);
}

/** The corruption pawn lies on its holder's headquarters; while policemen are sent about, all that it shields is marked. */
export function shieldOn(view: View, square: Square): 'shielded' | 'corruption' | undefined {
  const here = view.squares[square];
  if (view.corruption === null || !here) return undefined;
  if (isPolicing(view) && isShielded(view, here)) return 'shielded';
  return view.seats[view.corruption]?.hq === square ? 'corruption' : undefined;
}

/** The seat whose headquarters a square is, unless that gang is out. */
export function hqSeat(view: View, square: Square): number | null {
  const seat = view.seats.findIndex(({ hq, out }) => hq === square && out === null);
  return seat < 0 ? null : seat;
}

function extraClauses(names: string[], { state, why, ghosts = [], pawnComes = false }: Extras): string[] {
  return [
    ...ghosts.map(({ seat, men, women }) => t('gangs-board-ghost', { gang: names[seat] ?? '', people: peopleOf({ men, women }) })),
    ...(pawnComes ? [t('gangs-board-pawn-ghost')] : []),
    ...(state ? [t('gangs-board-state', { state })] : []),
    ...(why ? [why] : []),
  ];
}

/** "6a Mulberry Bend, headquarters of the Whyos; Whyos: 2 men; rat pit; choosable". */
export function squareLabel(square: Square, view: View, numbers: Numbers, names: string[], extras: Extras = {}): string {
  const here = squareOf(view, square);
  const place = t('gangs-board-square', { square, name: squareName(numbers, square) });
  if (!here) return place;
  const hq = hqSeat(view, square);
  const groups = groupsOf(here.members, names);
  const tokens = [here.den, here.traffic].filter((token) => token !== null).map((token) => tokenOf(token, here, names));
  const police = pawnsOn(view, square);
  const shield = shieldOn(view, square);
  const empty = groups.length + tokens.length === 0 ? [here.control === null ? t('gangs-board-free') : t('gangs-board-nobody')] : [];
  return joined([
    hq === null ? place : t('gangs-board-headquarters', { place, gang: names[hq] ?? '' }),
    ...empty, ...groups, ...tokens,
    ...(police ? [t('gangs-board-police', { count: police })] : []),
    ...(shield ? [t(`gangs-board-${shield}`)] : []),
    ...extraClauses(names, extras),
  ]);
}

const MODULE_OF: Partial<Record<Box, 'tammany' | 'alcohol'>> = { tammany: 'tammany', hospital: 'alcohol' };

/** The turn from which on a box is open; 0: never. */
export const boxOpens = (view: View, box: Box): number => (MODULE_OF[box] ? view.options[MODULE_OF[box]] : 1);

/** What a box is for, or when it opens. */
export function boxUse(box: Box, view: View, { recruit_cost, weapons, alcohol }: Numbers): string {
  const turn = boxOpens(view, box);
  if (turn > Math.max(view.turn, 1)) return t('gangs-board-box-opens', { turn });
  return t('gangs-board-box-use', { box, recruit: recruit_cost, blade: weapons.blade.price, gun: weapons.gun.price, relief: alcohol.box_relief });
}

/** "The Port; recruits $4 each; Whyos: 1 man; choosable". */
export function boxLabel(box: Box, view: View, numbers: Numbers, names: string[], extras: Extras = {}): string {
  return joined([t('gangs-board-box', { box }), boxUse(box, view, numbers), ...groupsOf(view.boxes[box], names), ...extraClauses(names, extras)]);
}

export function placeLabel(place: Place, view: View, numbers: Numbers, names: string[], extras: Extras = {}): string {
  return place in view.boxes ? boxLabel(place as Box, view, numbers, names, extras) : squareLabel(place, view, numbers, names, extras);
}

/** Tracks are emptied in phase e: who comes onto them later leaves a turn later. */
const LATE: readonly View['stage'][] = ['f', 'g', 'h'];

/** Whether the track of a gang was emptied already in this phase e. Of the gang that is asked: its beds always, its Tombs unless somebody sits in the last cell, which leaves it empty. */
function isServed(view: View, track: Track, seat: number): boolean {
  if (view.stage !== 'e' || view.actor === null) return false;
  if (seat === view.actor) return track === 'beds' || !isPeopled(view.seats[seat]?.tombs.at(-1));
  return view.order.indexOf(seat) < view.order.indexOf(view.actor);
}

const isPeopled = (group: Group | null | undefined): boolean => group === null || (group !== undefined && group.men + group.women > 0);

export interface Cell { when: string; people: People }

/** The cells of a track by when those in them leave, who leaves last first. */
export function cellsOf(view: View, track: Track): Cell[] {
  const later = LATE.includes(view.stage) ? 1 : 0;
  const length = view.seats[0]?.[track].length ?? 0;
  return Array.from({ length }, (_, i) => length - 1 - i).map((turns) => ({
    when: t('gangs-board-when', { turns: turns + later }),
    people: Object.fromEntries(view.seats.flatMap((seat, k): [string, Group | null][] => {
      const group = seat[track][turns - (isServed(view, track, k) ? 1 : 0)];
      return isPeopled(group) ? [[`${k}`, group ?? null]] : [];
    })),
  }));
}

/** "The Tombs; this turn: nobody; next turn: Whyos: 1 man". */
export function trackLabel(view: View, track: Track, names: string[]): string {
  const cells = cellsOf(view, track).reverse().map(({ when, people }) => {
    const groups = groupsOf(people, names);
    return t('gangs-board-cell', { when, people: groups.length ? list(groups) : t('gangs-board-nobody') });
  });
  return joined([t('gangs-board-track', { track }), ...cells]);
}
