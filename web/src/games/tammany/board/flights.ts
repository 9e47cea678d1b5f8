// Which pieces travelled between two views, and from where to where.
import { LIFT, MOST_FLIGHTS, nextFlight, type Flight } from '../../../map/flight';
import type { Crop, Point } from '../../../map/geometry';
import { NATIONS, WARDS, type Count, type Nation, type View, type Ward } from '../types';
import { CROPS } from './crops';
import { gardenPlaces } from './garden';
import type { Placed } from './pieces';

type Place = Ward | 'garden' | 'ship' | 'away';
export type Piece = { kind: 'boss'; seat: number } | { kind: 'cube'; nation: Nation };

/** A view with where each of its pieces stands. */
export interface Shown { view: View; arranged: Record<Ward, Placed[]> }

function pairs(piece: Piece, losses: [Place, number][], stranger: Place): { piece: Piece; from: Place; to: Place }[] {
  const sources = losses.flatMap(([place, lost]) => Array<Place>(Math.max(0, lost)).fill(place));
  const goals = losses.flatMap(([place, lost]) => Array<Place>(Math.max(0, -lost)).fill(place));
  return Array.from({ length: Math.max(sources.length, goals.length) }, (_, i) => ({ piece, from: sources[i] ?? stranger, to: goals[i] ?? stranger }));
}

function trips(before: View, after: View): { piece: Piece; from: Place; to: Place }[] {
  const bosses = after.seats.flatMap((_, seat) =>
    WARDS.flatMap((ward) => pairs({ kind: 'boss', seat }, [[ward, (before.wards[ward].bosses[seat] ?? 0) - (after.wards[ward].bosses[seat] ?? 0)]], 'away')),
  );
  const lost = (nation: Nation, of: (view: View) => Count): number => of(before)[nation] - of(after)[nation];
  const cubes = NATIONS.flatMap((nation) =>
    pairs({ kind: 'cube', nation }, [
      ...WARDS.map((ward): [Place, number] => [ward, lost(nation, (view) => view.wards[ward].cubes)]),
      ['garden', lost(nation, (view) => view.garden)],
      ['ship', lost(nation, (view) => view.bag)],
    ], 'away'),
  );
  return [...bosses, ...cubes];
}

function spot(place: Place, piece: Piece, shown: Shown, crop: Crop): { at: Point; scale: number } | null {
  if (place === 'away') return null;
  const { garden, ship } = CROPS[crop];
  if (place === 'ship') return ship ? { at: [ship.x - 16, ship.y - 16], scale: 1 } : null;
  if (place === 'garden') {
    const [dx, dy] = gardenPlaces(shown.view.players)[0] ?? [0, 0];
    return garden ? { at: [garden.x + dx - 18, garden.y + dy - 18], scale: 1.12 } : null;
  }
  const key = piece.kind === 'boss' ? `boss-${piece.seat}` : `cube-${piece.nation}`;
  const placed = shown.arranged[place].find((one) => one.key === key) ?? shown.arranged[place].find((one) => one.key === `ghost-${key}`);
  return placed ? { at: [placed.x, placed.y], scale: placed.scale } : null;
}

/** A piece that was only shown as a possibility comes from where it was shown. */
function ghostSpot(place: Place, piece: Piece, shown: Shown): { at: Point; scale: number } | null {
  if (place === 'away' || place === 'garden' || place === 'ship') return null;
  const key = piece.kind === 'boss' ? `ghost-boss-${piece.seat}` : `ghost-cube-${piece.nation}`;
  const placed = shown.arranged[place].find((one) => one.key === key);
  return placed ? { at: [placed.x, placed.y], scale: placed.scale } : null;
}

export function flights(before: Shown, after: Shown, crop: Crop): Flight<Piece>[] {
  const all = trips(before.view, after.view);
  if (all.length > MOST_FLIGHTS) return [];
  return all.flatMap(({ piece, from, to }) => {
    const start = ghostSpot(to, piece, before) ?? spot(from, piece, before, crop);
    const end = spot(to, piece, after, crop);
    const known = end ?? start;
    if (!known) return [];
    const above: Point = [known.at[0], known.at[1] - LIFT];
    return [{ id: nextFlight(), piece, from: start?.at ?? above, to: end?.at ?? above, scale: known.scale, comes: !start, goes: !end }];
  });
}
