import { existsSync, readdirSync } from 'node:fs';
import type { Options } from 'tsup';
import { definePackage } from '../../scripts/definePackage';

/** The styles of each part alone, with what they stand on: `css/toast` from `src/toast/toast.css`. */
const parts = readdirSync('src')
  .map((part) => [`css/${part}`, `src/${part}/${part}.css`] as const)
  .filter(([, file]) => existsSync(file));

const forNode: Options = { target: 'node20', sourcemap: true, silent: true };

export default [
  ...definePackage({
    clientEntries: ['src/index.ts'],
    clientParts: ['src/*/*.tsx', '!src/**/*.{test,stories}.tsx', '!src/{internals,docs,tokens}/**'],
    css: {
      styles: 'src/styles.css',
      base: 'src/base.css',
      tokens: 'src/styles/tokens.css',
      ...Object.fromEntries(parts),
    },
  }),
  // The check of brands and its command. Terrazzo is a devDependency, and so it is built in.
  {
    ...forNode,
    entry: { tokens: 'src/tokens.ts', 'ui-kit': 'src/tokens/cli.ts' },
    format: 'esm',
    dts: { entry: 'src/tokens.ts' },
  },
  { ...forNode, entry: ['src/tokens.ts'], format: 'cjs', dts: true },
] satisfies Options[];
