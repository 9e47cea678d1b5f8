// Small things this browser remembers. Where it may not (private windows, blocked storage) the page does without.
type Key = 'language' | 'theme' | 'sound' | 'notices' | 'fast' | 'colour' | 'tables' | 'game' | `table-${string}` | `lesson-${string}`;

export function kept(key: Key): string | null {
  try {
    return localStorage.getItem(`fivepoints-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: Key, value: string): void {
  try {
    localStorage.setItem(`fivepoints-${key}`, value);
  } catch {
    // then it is asked again next time
  }
}

export function forget(key: Key): void {
  try {
    localStorage.removeItem(`fivepoints-${key}`);
  } catch {
    // then it was never kept
  }
}
