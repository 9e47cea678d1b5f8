// Daylight or gaslight: what was chosen here, else what the browser wishes. public/theme.js has set it before the first drawing.
import { keep, kept } from './kept';

export type Theme = 'light' | 'dark';

const wish = matchMedia('(prefers-color-scheme: dark)');
let current = $state<Theme>(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function show(theme: Theme): void {
  current = theme;
  document.documentElement.dataset.theme = theme;
}

wish.addEventListener('change', () => {
  if (!kept('theme')) show(wish.matches ? 'dark' : 'light');
});

export function theme(): Theme {
  return current;
}

export function switchTheme(): void {
  const other = current === 'dark' ? 'light' : 'dark';
  keep('theme', other);
  show(other);
}
