// What a game brings for its lesson (web/src/games/<game>/lesson): a record to go through, in steps. What each step says is in the catalogues.
import type { Entry } from '../lib/api';

/** A part of what a step asks for. */
export interface Goal {
  of: number; // which of the step's moves
}

export interface Step {
  id: string;
  icon: string; // beside what is known after it
  at: number; // the moment it begins at: how many entries of the record are in
  moves: string[]; // the learner's own next moves in the record
  goals: Goal[];
  question?: { choices: string[]; right: string };
  quick?: boolean; // what follows it passes quickly
}

export interface Plan<View, Scene, Part extends Step = Step> {
  game: string; // how far one has come is kept under this name
  words: string; // what the names of its messages begin with
  seat: number; // the learner's
  steps: readonly Part[];
  /** Whether a move is the one that is asked for. */
  same: (move: string, asked: string) => boolean;
  /** In which way a whole move differs from the one that is asked for: the end of the name of what is said about it. */
  wayOf: (move: string, asked: string | undefined) => string;
  /** Whether an entry is shown together with the one before it. */
  joins: (entry: Entry, before: Entry) => boolean;
  scenesIn: (entries: Entry[], before: View, after: View) => Scene[];
}
