// What is to be pressed next on the way to the move that is asked for: on the map, or in the dock by the name it has there.
import { t } from '../../../lib/i18n.svelte';
import type { GangCast } from '../cast';
import type { Desk } from '../desk.svelte';
import { choices, read, type Move, type Slot } from '../legal';
import type { Place } from '../types';
import { placeName } from '../words';

type Press = { place: Place } | { name: string } | { foot: 'deed' | 'other' };

const DEED: Press = { foot: 'deed' };
const OTHER: Press = { foot: 'other' }; // the other answer: done, pass, refuse
const WHAT: Partial<Record<Slot, string>> = { men: 'man', women: 'woman', blades: 'blade', guns: 'gun' };

/** Where an action is done. */
export function placeOf({ deed, parts }: Move): Place | null {
  return deed === 'recruit' ? 'port' : (parts.at ?? null);
}

const step = (what: string, has: number, wanted: number): Press => ({ name: t(has < wanted ? 'gangs-more' : 'gangs-fewer', { what }) });

/** The first of some numbers that is not yet as it is asked for; each begins with the fewest there may be. */
function count(asked: Move, desk: Desk, slots: Slot[]): Press {
  const fewest = (slot: Slot): number => Math.min(...choices(desk.moves, asked.deed, {}, slot).map(Number));
  const has = (slot: Slot): number => Number((desk.deed === asked.deed ? desk.parts[slot] : undefined) ?? fewest(slot));
  const slot = slots.find((one) => has(one) !== Number(asked.parts[one] ?? 0));
  return slot ? step(WHAT[slot] ?? '', has(slot), Number(asked.parts[slot] ?? 0)) : DEED;
}

/** Members in one number: at first the most, or for those who begin with women something in between. */
function members(asked: Move, desk: Desk, what: string): Press {
  const wanted = Number(asked.parts.count);
  const most = asked.deed === 'commit' ? Math.max(...choices(desk.moves, 'commit', {}, 'count').map(Number)) : 0;
  const has = Number(desk.parts.count ?? most);
  return has === wanted ? DEED : step(what, has, wanted);
}

function nextOf(asked: Move, desk: Desk, cast: GangCast): Press {
  const { deed, parts } = asked;
  const place = placeOf(asked);
  switch (deed) {
    case 'done':
    case 'refuse':
      return OTHER;
    case 'women':
      return members(asked, desk, 'woman');
    case 'commit':
      return members(asked, desk, 'member');
    case 'arm':
      return count(asked, desk, ['blades', 'guns']);
    case 'go':
      if (desk.parts.from !== parts.from) return { place: parts.from ?? '' };
      return desk.parts.to === parts.to ? count(asked, desk, ['men', 'women']) : { place: parts.to ?? '' };
    case 'recruit':
      return desk.place === place ? count(asked, desk, ['men', 'women']) : { place: place ?? '' };
    case 'open':
    case 'rob':
      if (desk.place !== place) return { place: place ?? '' };
      if (desk.deed === deed && desk.move?.text === asked.text) return DEED;
      return { name: deed === 'open' ? t('gangs-kind', { kind: parts.kind ?? '' }) : t('gangs-crime', { crime: parts.crime ?? '' }) };
    case 'war':
      return desk.parts.seat === parts.seat ? DEED : { name: cast.gangNames[Number(parts.seat)] ?? '' };
    case 'offer':
      if (desk.parts.terms !== parts.terms) return { name: t('gangs-terms', { terms: parts.terms ?? '' }) };
      return desk.parts.seat === parts.seat ? DEED : { name: cast.gangNames[Number(parts.seat)] ?? '' };
    default:
      return desk.move?.text === asked.text ? DEED : { name: t('gangs-member', { sex: parts.sex ?? '', place: placeName(desk.numbers, parts.at ?? '') }) };
  }
}

const named = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

/** The buttons to press next, the one that is surely in sight first. */
export function nextButtons(text: string, desk: Desk, cast: GangCast): { button: Element; still: boolean }[] {
  const press = nextOf(read(text), desk, cast);
  if ('foot' in press) {
    const button = document.querySelector(press.foot === 'deed' ? '.dock .foot .bar .pri' : '.dock .foot .bar > :last-child');
    return button ? [{ button, still: true }] : [];
  }
  const name = 'place' in press ? placeName(desk.numbers, press.place) : press.name;
  const inDock = [...document.querySelectorAll('.dock button:enabled')].filter((button) => named(button).includes(name)).slice(0, 1);
  const onMap = 'place' in press ? [...document.querySelectorAll(`[data-drop='${press.place}']`)] : [];
  return [...inDock.map((button) => ({ button, still: false })), ...onMap.map((button) => ({ button, still: true }))];
}

/** The choice that leads away from the move that is asked for, by the end of the name of what is said about it; null while it can still become that move. */
export function astray(text: string, desk: Desk): string | null {
  const asked = read(text);
  const { parts, phase } = desk;
  if (phase === 'move') {
    if (asked.deed !== 'go') return parts.to ? 'more' : null;
    if (parts.from && parts.from !== asked.parts.from) return 'from';
    return parts.to && parts.to !== asked.parts.to ? 'to' : null;
  }
  if (phase === 'act') {
    if (desk.deed && desk.deed !== asked.deed) return 'deed';
    if (asked.deed !== 'done' && desk.place && desk.place !== placeOf(asked)) return 'place';
    return asked.deed === 'open' && parts.kind && parts.kind !== asked.parts.kind ? 'kind' : asked.deed === 'rob' && parts.crime && parts.crime !== asked.parts.crime ? 'kind' : null;
  }
  if (phase === 'war') return desk.begun && parts.seat !== asked.parts.seat ? 'seat' : null;
  if (phase === 'offer') {
    if (parts.terms && parts.terms !== asked.parts.terms) return 'terms';
    return parts.seat && parts.seat !== asked.parts.seat ? 'seat' : null;
  }
  return null;
}
