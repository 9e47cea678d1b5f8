// Which rule somebody asked for: a `?` anywhere asks, the dialog of the top bar answers.
let current = $state.raw<{ topic: string | null } | null>(null);

/** The rule that is asked for; its topic is null for all of them, and nothing is asked for when there is none. */
export function asked(): { topic: string | null } | null {
  return current;
}

export function askRule(topic: string | null): void {
  current = { topic };
}

export function answered(): void {
  current = null;
}
