// Where things stand on the map of Tammany Hall, in each part of it that is shown.
import { SHAPES, WHOLE, type Crop, type Point, type ViewBox } from '../../../map/geometry';
import { WARDS, type Ward, type Zone } from '../types';

/** What part of the map is shown, and where the furniture in the water stands then. The stage of an election has none. */
interface CropPlan {
  view: ViewBox;
  garden?: { x: number; y: number; radius: number; lettering: number; spacing: number };
  compass?: { x: number; y: number; radius: number };
  ship?: { x: number; y: number; scale: number; lettering: number };
  cartouche?: { x: number; y: number; scale: number };
  frame: boolean;
}

export const CROPS: Record<Crop, CropPlan> = {
  full: {
    view: WHOLE,
    garden: { x: 150, y: 960, radius: 78, lettering: 15, spacing: 3 },
    compass: { x: 926, y: 205, radius: 38 },
    ship: { x: 470, y: 1050, scale: 0.86, lettering: 18 },
    cartouche: { x: 838, y: 1030, scale: 0.93 },
    frame: true,
  },
  phone: {
    view: [64, 40, 878, 1030],
    garden: { x: 185, y: 958, radius: 82, lettering: 20, spacing: 1.6 },
    compass: { x: 680, y: 985, radius: 46 },
    ship: { x: 475, y: 1004, scale: 0.8, lettering: 27 },
    frame: false,
  },
  stage: { view: [72, 34, 872, 1094], frame: false },
};

export const wardsOf = (zone: Zone): Ward[] => WARDS.filter((ward) => SHAPES[ward].zone === zone);

/** Where the number of a ward stands while its zone is closed, beside the banner; and where the banner hangs. */
export const CLOSED_NUMBER: Partial<Record<Ward, Point>> = { '17': [585, 178], '11': [775, 183], '10': [612, 414], '13': [790, 401], '9': [190, 113], '15': [402, 116] };
export const BANNER: Partial<Record<Zone, Point>> = { II: [291, 206], III: [688, 292] };
