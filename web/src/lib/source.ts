// Where a table on the screen comes from: a game in play (session), one that is looked at again (replay), or the one a newcomer is led through (lesson).
// The components of a game know only this much.
import type { Entry, Now, TableInfo, Talk } from './api';

export type Answer = { n?: number | null; receipt?: string | null };

export interface Source {
  readonly kind: 'session' | 'replay' | 'lesson';
  readonly id: string; // of the table; empty where there is none
  readonly table: TableInfo | null;
  readonly now: Now | null;
  readonly log: Entry[];
  readonly fresh: Entry[]; // what happened last, for those who show it
  readonly talk: Talk[];
  readonly you: string | null;
  readonly own: number[];
  readonly online: boolean;
  readonly heardAt: number; // when `now` came: clocks run from there
  play(move: string): Promise<Answer>;
  undo(): Promise<Answer>;
  stand(occasion: string, move: string | null): Promise<Answer>;
  say(text: string, to?: number | null): Promise<Answer>;
}
