// The moment in which hands open or cubes are drawn. Until it is over nothing else on the page may tell what comes of it.
import { prefersReducedMotion } from 'svelte/motion';
import type { Now } from '../lib/api';

/** What opens on the stage, and how long that takes. */
export interface Opens {
  key: number; // of its scene
  ms: number;
}

/** Whether a scene is still opening; never where nothing moves. To be called while a component is made. */
export function openingOf(scene: () => Opens | null, hurried: () => boolean = () => false): { readonly current: boolean } {
  const key = $derived(scene()?.key ?? null); // numbers, so that what is the same scene does not begin anew
  const ms = $derived(scene()?.ms ?? 0);
  let opened = $state<number | null>(null);
  $effect(() => {
    if (key === null) return;
    const timer = window.setTimeout(() => (opened = key), ms);
    return () => {
      clearTimeout(timer);
      opened = null;
    };
  });
  const current = $derived(key !== null && key !== opened && !prefersReducedMotion.current && !hurried());
  return {
    get current() {
      return current;
    },
  };
}

/** Who is asked next would tell what came of it. */
export const nobodyAsked = (now: Now): Now => ({ ...now, movers: [], closed: [], clocks: now.clocks?.map((clock) => ({ ...clock, running: false })) ?? null });
