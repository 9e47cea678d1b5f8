// The wards of lower Manhattan, which both games are played in.
export type Zone = 'I' | 'II' | 'III';

/** In the order in which they vote. */
export const WARDS = ['1', '2', '4', '7', '6', '14', '9', '15', '8', '5', '3', '17', '11', '13', '10'] as const;
export type Ward = (typeof WARDS)[number];
