// Where we are: the address, and what it shows. Links are plain anchors; those of the page itself are followed without loading it anew.
export type Place =
  | { name: 'home' | 'new' | 'lobby' | 'finished' | 'me' | 'adopt' | 'lost' }
  | { name: 'table'; id: string };

const PLACES = { '/': 'home', '/new': 'new', '/lobby': 'lobby', '/finished': 'finished', '/me': 'me', '/adopt': 'adopt' } as const;
const TABLE = /^\/table\/([0-9a-z]{1,32})$/;

let current = $state.raw<Place>(find(location.pathname));

function find(path: string): Place {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const table = TABLE.exec(trimmed)?.[1];
  if (table) return { name: 'table', id: table };
  return { name: trimmed in PLACES ? PLACES[trimmed as keyof typeof PLACES] : 'lost' };
}

export function place(): Place {
  return current;
}

export function go(path: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  current = find(location.pathname);
}

/** The table a link or an id leads to, however it was pasted. */
export function tableOf(text: string): string | null {
  return /(?:\/table\/|^)([0-9a-z]{4,32})\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? null;
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || find(link.pathname).name === 'lost') return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** Listen to links and to the browser's own back and forward. */
export function startRouter(): void {
  document.addEventListener('click', follow);
  window.addEventListener('popstate', arrive);
}
