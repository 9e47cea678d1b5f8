// Who sits at this browser. A name is asked for when the first thing needs one, in the same step.
import { nameMe, whoAmI, type Person } from './api';

let person = $state.raw<Person | null>(null);
let asking = $state.raw<{ reason: string; answer: (named: boolean) => void } | null>(null);

export function me(): Person | null {
  return person;
}

export function setMe(now: Person | null): void {
  person = now;
}

/** Ask the server who we are; a first visit gets its cookie with that. */
export async function meet(): Promise<Person> {
  person = await whoAmI();
  return person;
}

/** What the name dialog is asked for, if it is open. */
export function question(): { reason: string } | null {
  return asking;
}

/** True once this person has a name; asks for one if they have none. `reason` is the message on the button that goes on. */
export async function haveName(reason: string): Promise<boolean> {
  if ((person ?? (await meet())).name) return true;
  return new Promise((answer) => (asking = { reason, answer }));
}

export async function choose(name: string): Promise<void> {
  person = await nameMe(name);
  asking?.answer(true);
  asking = null;
}

export function refuseName(): void {
  asking?.answer(false);
  asking = null;
}
