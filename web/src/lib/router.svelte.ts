// Where we are: the address, and what it shows. Links are plain anchors; those of the page itself are followed without loading it anew.
export type Place =
  | { name: 'home' | 'new' | 'lobby' | 'finished' | 'me' | 'adopt' | 'lost' }
  | { name: 'learn'; game: string }
  | { name: 'rules'; game: string | null; topic: string | null }
  | { name: 'replay'; id: string | null; n: number | null; eyes: number | null } // no id: a record file
  | { name: 'table'; id: string };

const PLACES = { '/': 'home', '/new': 'new', '/lobby': 'lobby', '/finished': 'finished', '/me': 'me', '/adopt': 'adopt' } as const;
const LEARN = /^\/learn(?:\/([a-z]{1,32}))?$/;
const RULES = /^\/rules(?:\/([a-z]{1,32})(?:\/([a-z-]{1,32}))?)?$/;
const REPLAY = /^\/replay(?:\/([0-9a-z]{1,32}))?$/;
const TABLE = /^\/table\/([0-9a-z]{1,32})$/;

let current = $state.raw<Place>(find(location.pathname, location.search));

function find(path: string, query = ''): Place {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  const table = TABLE.exec(trimmed)?.[1];
  if (table) return { name: 'table', id: table };
  const replay = REPLAY.exec(trimmed);
  if (replay) return { name: 'replay', id: replay[1] ?? null, n: number(query, 'n'), eyes: number(query, 'eyes') };
  const learn = LEARN.exec(trimmed);
  if (learn) return { name: 'learn', game: learn[1] ?? 'tammany' };
  const rules = RULES.exec(trimmed);
  if (rules) return { name: 'rules', game: rules[1] ?? null, topic: rules[2] ?? null };
  return { name: trimmed in PLACES ? PLACES[trimmed as keyof typeof PLACES] : 'lost' };
}

function number(query: string, key: string): number | null {
  const value = new URLSearchParams(query).get(key);
  return value && /^\d{1,9}$/.test(value) ? Number(value) : null;
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
  current = find(location.pathname, location.search);
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
  go(link.pathname + link.search + link.hash);
}

/** Listen to links and to the browser's own back and forward. */
export function startRouter(): void {
  document.addEventListener('click', follow);
  window.addEventListener('popstate', arrive);
}
