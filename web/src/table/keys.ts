// The keys of a table. Whoever writes, or has a dialog open, means something else by them.

/** What each key does, by its name in small letters; `false`: it was not for the table. */
export type Keys = Record<string, (() => void | false) | undefined>;

export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.altKey || event.metaKey || (event.target as HTMLElement).closest('input, select, textarea, dialog')) return;
  const deed = keys[event.key.toLowerCase()];
  if (deed && deed() !== false) event.preventDefault();
}

export const focusLog = (): void => document.querySelector<HTMLElement>('.tbl .log')?.focus();
