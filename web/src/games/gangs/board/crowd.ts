// How members are drawn side by side: one figure for the men of a gang and one for its women, each with a count, as large as there is room.
import type { Area } from '../../../map/geometry';
import type { Group, People } from '../types';

export interface Company { seat: number; group: Group | null; ghost?: boolean } // null: how many of each is not for this reader

/** `count`: null where it is not known. */
export interface Figure { key: string; sex: 'man' | 'woman'; seat: number; count: number | null; ghost: boolean; x: number; y: number; scale: number }

export const FIGURE = { w: 36, h: 46 };
const STEP = 38;
const CLOSEST = 33; // how near two figures may stand, before scaling
const ROWS = [1, 2, 3];

/** Who is there, in the order of the seats. */
export const companies = (people: People): Company[] => Object.entries(people).map(([seat, group]) => ({ seat: Number(seat), group }));

type Standing = Pick<Figure, 'key' | 'sex' | 'seat' | 'count' | 'ghost'>;

function standing({ seat, group, ghost = false }: Company): Standing[] {
  const one = (sex: 'man' | 'woman', count: number | null): Standing => ({ key: `${ghost ? 'ghost-' : ''}${seat}-${sex}`, sex, seat, count, ghost });
  if (!group) return [one('man', null)];
  return [...(group.men ? [one('man', group.men)] : []), ...(group.women ? [one('woman', group.women)] : [])];
}

/** Each at its place in the area, of at most this scale, in rows of nearly equal length. */
export function crowd(all: readonly Company[], { x, y, w, h }: Area, most = 1): Figure[] {
  const figures = all.flatMap(standing);
  const plans = ROWS.map((rows) => {
    const each = Math.max(1, Math.ceil(figures.length / rows));
    return { rows, each, scale: Math.min(most, h / (FIGURE.h * rows), w / (FIGURE.w + CLOSEST * (each - 1))) };
  });
  const { each, scale } = plans.reduce((best, plan) => (plan.scale > best.scale * 1.05 ? plan : best));
  const rows = Math.ceil(figures.length / each);
  return figures.map((figure, i) => {
    const row = Math.floor(i / each);
    const inRow = Math.min(each, figures.length - row * each);
    const step = Math.min(STEP * scale, inRow > 1 ? (w - FIGURE.w * scale) / (inRow - 1) : STEP);
    return {
      ...figure,
      scale,
      x: x - ((inRow - 1) * step + FIGURE.w * scale) / 2 + (i % each) * step,
      y: y - (rows * FIGURE.h * scale) / 2 + row * FIGURE.h * scale,
    };
  });
}
