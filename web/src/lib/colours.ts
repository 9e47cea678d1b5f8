// The colours a seat can have, each with its hat (look.md).
export const COLOURS = [0, 1, 2, 3, 4] as const;
