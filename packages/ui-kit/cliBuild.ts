import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from 'tsup';

const here = (path: string) => join(import.meta.dirname, path);
const license = readFileSync(here('node_modules/@csstools/css-tokenizer/LICENSE.md'), 'utf8');

/** How `npx @forsikring/ui-kit` is built: one script that reads `styles.css` beside it. */
export const cliBuild: Options = {
  entry: { 'ui-kit': here('src/check-theme/cli.ts') },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  silent: true,
  banner: { js: `#!/usr/bin/env node\n/*!\nContains packages of @csstools:\n\n${license}*/` },
};
