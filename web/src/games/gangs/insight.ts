// What a choice brings is seen before the button is pressed: the foot of the dock, which is always in sight, would lie over it.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const ROOM = 14; // px over the foot, which fades there

/** For odds, prices and warnings. `about`: what they are of; for something else they are brought into sight again. */
export const inSight = (about: unknown = null): Attachment<HTMLElement> => (element) => {
  void about;
  void tick().then(() => {
    const dock = element.closest('.dock');
    const foot = dock?.querySelector('.foot');
    if (!dock || !foot) return;
    const hidden = element.getBoundingClientRect().bottom + ROOM - foot.getBoundingClientRect().top;
    if (hidden > 0) dock.scrollBy({ top: hidden });
  });
};
