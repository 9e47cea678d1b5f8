// Whoever sits at a table sees what others do: scenes are shown, pieces are heard.
import { untrack } from 'svelte';
import type { Entry } from '../lib/api';
import { play } from '../lib/sound.svelte';
import type { Source } from '../lib/source';
import type { Theatre } from './theatre.svelte';

interface Witness<View, Scene> {
  source: Source;
  view: () => View | null;
  theatre: Theatre<Scene>;
  /** What an update has to show. The view before it is what a sealed round was closed on, what a fight was fought on. */
  scenesIn: (entries: Entry[], before: View, after: View) => Scene[];
  silent: string; // a move that no piece is heard of
}

/** To be called while a component is made. */
export function witness<View, Scene>({ source, view, theatre, scenesIn, silent }: Witness<View, Scene>): void {
  let before: View | null = null;
  function saw(entries: Entry[], then: View, after: View): void {
    const scenes = scenesIn(entries, then, after);
    theatre.show(scenes);
    if (scenes.length) play('gavel');
    else if (entries.some((entry) => entry.seat !== null && entry.text !== silent)) play('knock');
  }
  // Before the page is drawn again: what a scene is to tell must not be there for a moment without it.
  $effect.pre(() => {
    const entries = source.fresh;
    const after = view();
    untrack(() => {
      if (before && after && entries.length) saw(entries, before, after);
      before = after;
    });
  });
  $effect(() => () => theatre.clear());
}
