// The three forms of the table (table.css has the same bounds).
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 600px), (max-height: 500px)', false);
export const wide = new MediaQuery('(min-width: 1181px)', true);
