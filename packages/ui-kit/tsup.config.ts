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
      // They name TypeScript files that Terrazzo does not publish.
      setup: (build) =>
        build.onLoad({ filter: /node_modules.@terrazzo.*\.js$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, ''),
        })),
    },
  ],
};

/** The styles of each part alone, with what they stand on: `css/toast` from `src/toast/toast.css`. */
const styles = Object.fromEntries(
  readdirSync(new URL('src', import.meta.url))
    .map((part) => [`css/${part}`, `src/${part}/${part}.css`] as const)
    .filter(([, file]) => existsSync(new URL(file, import.meta.url))),
);

export default defineConfig([
  {
    ...parts,
    // Every part is an entry: what a page does not import, its bundler drops as a whole module.
    entry: ['src/index.ts', 'src/*/*.tsx', '!src/**/*.{test,stories}.tsx', '!src/internals/**'],
    format: 'esm',
  },
  { ...parts, entry: ['src/index.ts'], format: 'cjs' },
  { ...shared, entry: ['src/styles.css', 'src/base.css'] },
  {
    ...shared,
    // Alone, each of them says the order too. As an import, esbuild would say it once more in the midst of
    // `styles.css`, where minifiers that drop all but the last of equal rules would leave it.
    banner: { css: readFileSync(new URL('src/styles/layers.css', import.meta.url), 'utf8') },
    entry: { tokens: 'src/styles/tokens.css', ...styles },
  },
  // The check of brands and its command. Terrazzo is a devDependency, and so it is built in.
  {
    ...forNode,
    entry: { tokens: 'brand/index.ts', 'ui-kit': 'brand/cli.ts' },
    format: 'esm',
  },
  { ...forNode, entry: { tokens: 'brand/index.ts' }, format: 'cjs' },
]);
