// Tests of the page's own TypeScript (*.test.ts), made into what any Node can run.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const tests = readdirSync('src', { recursive: true, encoding: 'utf-8' }).filter((path) => path.endsWith('.test.ts'));

export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'build/tests',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(tests.map((path) => [path.replaceAll(/[/\\]/g, '-').replace(/\.ts$/, ''), join('src', path)])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
    },
  },
});
