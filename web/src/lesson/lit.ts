// The buttons that are asked for glow, and are in sight.
import { tick } from 'svelte';

/** `n`: the number it wears where there is an order, else 0; `still`: it is always in sight. */
export interface Lit {
  button: Element;
  n?: number;
  still?: boolean;
}

/** Lights what `find` finds once the picture is drawn, and nothing else. */
export async function light(find: () => Lit[]): Promise<void> {
  await tick();
  for (const before of document.querySelectorAll('[data-lit]')) before.removeAttribute('data-lit');
  for (const { button, n = 0, still = false } of find()) {
    button.setAttribute('data-lit', n ? `${n}` : '');
    if (!still) button.scrollIntoView({ block: 'nearest' });
  }
}
