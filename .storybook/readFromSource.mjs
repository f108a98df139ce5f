import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each module contains, and the script that prints it. */
const SCRIPTS = /** @type {Record<string, string>} */ ({
  'virtual:api': 'scripts/api-reference/print.ts',
  'virtual:texts': 'scripts/texts/print.ts',
});

/**
 * Provides the exports of the packages and the texts of the interface, read from their sources at each start and
 * build, or from `API_JSON` where the check of docstrings has just read them. The scripts run in processes of their own: Storybook's configuration cannot import TypeScript without file
 * extensions.
 * @returns {import('vite').Plugin}
 */
export function readFromSource() {
  return {
    name: 'read-from-source',
    resolveId: (id) => (id in SCRIPTS ? `\0${id}` : undefined),
    load(id) {
      const script = id.startsWith('\0') && SCRIPTS[id.slice(1)];
      if (!script) return;
      const { API_JSON = '' } = process.env;
      if (id === '\0virtual:api' && existsSync(API_JSON))
        return `export default ${readFileSync(API_JSON, 'utf8')}`;
      const options = /** @type {const} */ ({
        cwd: join(import.meta.dirname, '..'),
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      return `export default ${execFileSync(process.execPath, ['--import', 'tsx', script], options)}`;
    },
  };
}
