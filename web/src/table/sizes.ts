// The three forms of the table (table.css has the same bounds, in px of a font of 16).
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 37.5rem), (max-height: 31.25rem)', false);
export const wide = new MediaQuery('(min-width: 73.8125rem)', true);

/** How much larger than usual the reader's browser is told to write. */
export const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
