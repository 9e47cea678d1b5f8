// What this page was shown at a table and what it brought there: kept in the browser, to be held against the record when the game is over.
import type { TableInfo } from './api';
import { forget, keep, kept } from './kept';

const MOST = 200; // tables; the one that was not heard of for longest goes first

export interface Memory {
  house?: string; // the hash of the server's word, seen before the game began
  commitment?: string; // the first one shown in play
  seated?: boolean; // whether we sat at the table then
  words: string[]; // our own: the last one the server took, and those sent later whose answer was lost
  receipts: Record<string, string>; // of our closed choices, by the first entry of the round and the seat: "44 a"
}

export function recall(table: string): Memory | null {
  return parsed<Memory>(kept(`table-${table}`));
}

/** The table as the server shows it. What it showed first counts: that is what it has to keep to. */
export function saw(table: TableInfo, you: string | null = null): void {
  const known = recall(table.id);
  if (table.status === 'open' && !known?.house) note(table.id, (memory) => (memory.house = table.house));
  if (table.status === 'playing' && table.commitment && !known?.commitment) {
    const { commitment } = table;
    const seated = you !== null && table.seats.some((seat) => seat.person === you);
    note(table.id, (memory) => Object.assign(memory, { commitment, seated }));
  }
}

/** A word is about to be sent. */
export function brought(table: string, word: string): void {
  note(table, (memory) => memory.words.push(word));
}

/** The server took a word: it counts instead of all before it. */
export function taken(table: string, word: string): void {
  note(table, (memory) => (memory.words = memory.words.slice(memory.words.indexOf(word))));
}

/** The server did not take a word. */
export function dropped(table: string, word: string): void {
  note(table, (memory) => (memory.words = memory.words.filter((other) => other !== word)));
}

/** The receipt of a closed choice, the last one if it was made anew; null: another is under way. */
export function closed(table: string, start: number, seat: number, receipt: string | null): void {
  const key = `${start} ${letter(seat)}`;
  if ((recall(table)?.receipts[key] ?? null) === receipt) return;
  note(table, (memory) => {
    if (receipt) memory.receipts[key] = receipt;
    else delete memory.receipts[key];
  });
}

/** A seat as records name it. */
export function letter(seat: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + seat);
}

function note(table: string, change: (memory: Memory) => void): void {
  const memory = recall(table) ?? { words: [], receipts: {} };
  change(memory);
  keep(`table-${table}`, JSON.stringify(memory));
  const known = parsed<string[]>(kept('tables')) ?? [];
  if (known.at(-1) === table) return;
  const tables = [...known.filter((other) => other !== table), table];
  for (const old of tables.splice(0, tables.length - MOST)) forget(`table-${old}`);
  keep('tables', JSON.stringify(tables));
}

function parsed<T>(text: string | null): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}
