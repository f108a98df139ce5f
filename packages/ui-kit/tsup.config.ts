import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const shared: Options = { target: 'es2022', sourcemap: true, silent: true };
const parts: Options = { ...shared, banner: { js: '"use client";' } };
const forNode: Options = {
  ...shared,
  target: 'node20',
  esbuildPlugins: [
    {
      name: 'without-source-maps-of-terrazzo',
      // These source maps name TypeScript files that Terrazzo does not publish.
      setup: (build) =>
        build.onLoad({ filter: /node_modules.@terrazzo.*\.js$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
        })),
    },
  ],
};

/** The styles of each part alone, with the styles that they need: `css/toast` from `src/toast/toast.css`. */
const styles = Object.fromEntries(
  readdirSync(new URL('src', import.meta.url))
    .map((part) => [`css/${part}`, `src/${part}/${part}.css`] as const)
    .filter(([, file]) => existsSync(new URL(file, import.meta.url))),
);

export default defineConfig([
  {
    ...parts,
    // Every part is an entry: a bundler drops a part that a page does not import as a whole module.
    entry: [
      'src/index.ts',
      'src/*/*.tsx',
      '!src/**/*.{test,stories,pictures}.tsx',
      '!src/internals/**',
    ],
    format: 'esm',
  },
  { ...parts, entry: ['src/index.ts'], format: 'cjs' },
  // Without 'use client': servers call these functions.
  { ...shared, entry: ['src/values.ts'], format: ['esm', 'cjs'] },
  { ...shared, entry: ['src/styles.css', 'src/base.css'] },
  {
    ...shared,
    // Each style sheet alone declares the order of the layers too. As an import, esbuild would repeat the declaration in
    // the middle of `styles.css`, where minifiers that keep only the last of equal rules would leave it.
    banner: { css: readFileSync(new URL('src/styles/layers.css', import.meta.url), 'utf8') },
    entry: { tokens: 'src/styles/tokens.css', ...styles },
  },
  // The check of brands and its command. Terrazzo is a devDependency, and is therefore built in.
  {
    ...forNode,
    entry: { tokens: 'brand/index.ts', 'ui-kit': 'brand/cli.ts' },
    format: 'esm',
  },
  { ...forNode, entry: { tokens: 'brand/index.ts' }, format: 'cjs' },
]);
