// Runs before anything is drawn, so that no page in the dark opens with a flash of daylight. lib/theme.svelte.ts does the rest.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('fivepoints-theme');
  } catch {
    // without storage the browser's own wish decides
  }
  const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
