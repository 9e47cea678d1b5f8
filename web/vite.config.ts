import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const FIRST_LOAD = 150 * 1024; // bytes, gzip, of script and style until the home page is there; fonts apart

/** Script and style are compressed once, here, and not by the server at every request. A first load that has grown too heavy fails the build. */
function compressed(): Plugin {
  return {
    name: 'fivepoints-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const sizes = new Map<string, number>();
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const content = readFileSync(join(dir, name));
        const packed = gzipSync(content, { level: 9 });
        sizes.set(name, packed.length);
        writeFileSync(join(dir, `${name}.gz`), packed);
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content));
      }
      const first = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== 'chunk') return;
        first.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && (chunk.name === 'page' || chunk.facadeModuleId?.endsWith('src/lang/en.ts'))) add(chunk.fileName);
      const total = [...first].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
      const kilobytes = (total / 1024).toFixed(1);
      console.log(`first load: ${kilobytes} KB gzip of at most ${FIRST_LOAD / 1024} KB (${[...first].join(', ')})`);
      if (total > FIRST_LOAD) this.error(`the first load is too heavy: ${kilobytes} KB`);
    },
  };
}

/** Lengths are written in px and shipped in rem, bounds of media queries too: a larger font in the browser then enlarges the page as its zoom does.
    A length in the units of a drawing is written PX and stays. */
function scalable(): Plugin {
  return {
    name: 'fivepoints-scalable',
    enforce: 'pre',
    transform(code, id) {
      return /[.&]css$/.test(id) ? code.replace(/([\d.]+)px\b/g, (_, length: string) => `${Number(length) / 16}rem`) : undefined;
    },
  };
}

// The page is built into the Python package, which serves it. The games' own words live with their rules.
export default defineConfig({
  plugins: [svelte(), scalable(), compressed()],
  build: {
    outDir: '../src/fivepoints/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few files: each is a way to the server and back. What every screen needs is one; the map, on the home page and at the tables, is another;
        // what the tables of all games share is one, and what the screens of a game share is one of that game.
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 3 },
            { name: 'map', test: /src\/(?:screens\/HomeMap\.svelte|map\/)/, priority: 2 },
            { name: 'table', test: /src\/(?:table\/|lib\/|rules\/RuleMark)/, minShareCount: 2, priority: 2 },
            { name: (id: string) => /src\/games\/(\w+)\/.*\.(?:svelte|ts|css)/.exec(id)?.[1] ?? null, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:1860', ws: true }, '/health': 'http://127.0.0.1:1860' } },
});
