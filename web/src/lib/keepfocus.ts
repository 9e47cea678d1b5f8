// Where the focus goes when what had it goes away: to the heading of what came in its place, so that whoever uses keys or listens stays there.

/** For a part of the page whose contents change by what is done in it. */
export function keepFocus(part: HTMLElement): () => void {
  let held: HTMLElement | null = null; // what had the focus last, while the focus has not gone elsewhere
  const remember = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    held = part.contains(target) ? target : null;
  };
  const look = (): void => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!held || !lost) return;
    if (!held.isConnected) focusHeading(part);
    else if (!held.matches(':disabled')) held.focus(); // it was out of use only while a move was on its way
  };
  const forget = (): void => void (held = null);
  const observer = new MutationObserver(look);
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
}

function focusHeading(part: HTMLElement): void {
  const heading = [...part.querySelectorAll<HTMLElement>('h1, h2')].find((one) => one.checkVisibility()) ?? part;
  heading.tabIndex = -1;
  heading.focus();
}
