// The moment in which hands open. Until it is over nothing else on the page may tell what is in them.
import { prefersReducedMotion } from 'svelte/motion';
import type { Scene } from './scenes';

const OPENING = 1200; // ms until the last favor lies there and votes are counted (table.css)

/** Whether the hands of a scene are still opening; never where nothing moves. To be called while a component is made. */
export function openingOf(scene: () => Scene | null, hurried: () => boolean = () => false): { readonly current: boolean } {
  const key = $derived.by(() => {
    const shown = scene();
    return shown?.kind === 'reveal' ? shown.key : null;
  });
  let opened = $state<number | null>(null);
  $effect(() => {
    const opening = key;
    if (opening === null) return;
    const timer = window.setTimeout(() => (opened = opening), OPENING);
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
