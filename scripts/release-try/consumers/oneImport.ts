import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConsumer } from '../createConsumer';
import type { PeerChoice } from '../peerVersions';
import { runCommand } from '../runCommand';
import type { Stage } from '../Stage';

/** Vite 8 builds with Rolldown, and Vite 7 with Rollup. */
const BUNDLERS = ['esbuild', 'rolldown', 'rollup', 'webpack'];
const ENTRIES = [
  'everything',
  'loader',
  'tooltip',
  'flow',
  'consent',
  'errors',
  'schema',
  'effects',
];

/** A string that only one part's code contains, and the entries of `templates/one-import` that import that part. */
const CODE: Record<string, string[]> = {
  'ui-accordion': ['everything'],
  'ui-badge': ['everything'],
  'ui-description-table': ['everything'],
  'ui-dialog': ['everything'],
  'ui-error-summary': ['everything'],
  'ui-footer': ['everything'],
  'ui-header': ['everything'],
  'ui-help-tooltip': ['everything'],
  'ui-nav-bar': ['everything'],
  'ui-skeleton': ['everything'],
  'ui-skip-link': ['everything'],
  'ui-steps': ['everything'],
  'ui-table': ['everything'],
  'ui-tabs': ['everything'],
  'ui-tag': ['everything'],
  'ui-loader': ['everything', 'loader'],
  'ui-toast': ['everything'],
  'ui-tooltip': ['everything', 'tooltip'],
  'fbw-root': ['everything', 'effects'],
  intentionalSubmit: ['everything', 'flow', 'effects'],
  'tilbakemelding-widget': ['effects'],
  'optin-dialog-closed': ['everything', 'consent'],
  QUEUE_FULL: ['everything'],
  HttpError: ['everything', 'errors'],
  avtaleoversikt: ['everything'],
  gatenummerBokstav: ['everything', 'schema'],
};
const STYLES: Record<string, string[]> = {
  '.ui-toast': ['effects'],
  '.fbw-root': ['effects'],
  '.tc-banner': ['effects'],
};

/**
 * Imports one part in four bundlers, and checks that the output contains no other part. Checks that imports
 * with side effects, styles and the custom element, are kept.
 */
export async function oneImport(stage: Stage, { react, swr }: PeerChoice): Promise<void> {
  const home = await createConsumer(stage, {
    name: 'one-import',
    templates: ['one-import'],
    ours: ['ui-kit', 'feedback-widget', 'tracking-consent', 'api-client'],
    others: {
      react,
      'react-dom': react,
      swr,
      esbuild: '0.28.2',
      vite: '8.3.8',
      'vite-7': 'npm:vite@7.3.8',
      webpack: '5.112.2',
    },
    installer: 'pnpm',
  });
  await runCommand('node', ['build.mjs', ...ENTRIES], { cwd: home });
  for (const bundler of BUNDLERS) {
    for (const [extension, marks] of [['.js', CODE] as const, ['.css', STYLES] as const]) {
      const outputs = await outputsOf(join(home, bundler), extension);
      for (const [mark, expected] of Object.entries(marks)) {
        const found = ENTRIES.filter((entry) => outputs[entry]?.includes(mark));
        assert.deepEqual(found, expected, `${bundler}: these entries have "${mark}" in them`);
      }
    }
  }
}

/** The whole output of each entry, as one text. */
async function outputsOf(folder: string, extension: string): Promise<Record<string, string>> {
  const outputs = ENTRIES.map(async (entry) => {
    const files = await readdir(join(folder, entry), { recursive: true });
    const written = files.filter((file) => file.endsWith(extension));
    const texts = written.map((file) => readFile(join(folder, entry, file), 'utf8'));
    return [entry, (await Promise.all(texts)).join('\n')];
  });
  return Object.fromEntries(await Promise.all(outputs));
}
