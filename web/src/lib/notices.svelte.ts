// A notification of the browser's when a seat of mine comes to move and the page is hidden; off until somebody switches it on.
// Browsers allow them over https and on localhost only: elsewhere the title and the bell have to do.
import { keep, kept } from './kept';

let on = $state(kept('notices') === 'on');

/** Whether this browser can show any here. What a person has forbidden they can allow only in the browser's own settings. */
export function noticesPossible(): boolean {
  return window.isSecureContext && 'Notification' in window && Notification.permission !== 'denied';
}

export function noticesOn(): boolean {
  return on && noticesPossible() && Notification.permission === 'granted';
}

export async function switchNotices(): Promise<void> {
  on = !noticesOn() && noticesPossible() && (await Notification.requestPermission()) === 'granted';
  keep('notices', on ? 'on' : 'off');
}

/** Show one to somebody who looks elsewhere; a newer one about the same table takes its place. */
export function notify(title: string, about: string, table: string): void {
  if (!noticesOn() || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: about, tag: `fivepoints-${table}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow them to workers only
  }
}
