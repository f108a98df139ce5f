import { existsSync, readdirSync } from 'node:fs';
import type { Options } from 'tsup';
import { definePackage } from '../../scripts/definePackage';
import { themeBuilds } from './themeBuilds';

/** The styles of each part alone, with what they stand on: `css/toast` from `src/toast/toast.css`. */
const parts = readdirSync('src')
  .map((part) => [`css/${part}`, `src/${part}/${part}.css`] as const)
  .filter(([, file]) => existsSync(file));

export default [
  ...definePackage({
    clientEntries: ['src/index.ts'],
    clientParts: [
      'src/*/*.tsx',
      '!src/**/*.{test,stories}.tsx',
      '!src/{internals,docs,check-theme}/**',
    ],
    css: {
      styles: 'src/styles.css',
      base: 'src/base.css',
      tokens: 'src/styles/tokens.css',
      ...Object.fromEntries(parts),
    },
  }),
  ...themeBuilds,
] satisfies Options[];
