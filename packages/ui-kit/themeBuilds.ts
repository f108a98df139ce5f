import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

const here = (path: string) => join(import.meta.dirname, path);
const license = readFileSync(here('node_modules/@csstools/css-tokenizer/LICENSE.md'), 'utf8');

const checkTheme = { 'check-theme': here('src/check-theme.ts') };
const shared: Options = {
  target: 'node20',
  sourcemap: true,
  silent: true,
  banner: { js: `/*!\nContains packages of @csstools:\n\n${license}*/` },
};

/** The check of a brand as a command: `npx @forsikring/ui-kit` reads `styles.css` beside it. */
export const commandBuild: Options = {
  ...shared,
  entry: { ...checkTheme, 'ui-kit': here('src/check-theme/cli.ts') },
  format: 'esm',
  platform: 'node',
};

/** The same, and as a function for tests of brands. */
export const themeBuilds: Options[] = [
  { ...commandBuild, dts: { entry: checkTheme } },
  { ...shared, entry: checkTheme, format: 'cjs', dts: true },
];
