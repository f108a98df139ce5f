import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const NAME = 'virtual:api-reference';
const root = join(import.meta.dirname, '../..');

/**
 * Provides the exports of the packages, read from their sources at each start and build. Runs in a separate
 * process, since Storybook's configuration cannot import TypeScript without file extensions.
 * @returns {import('vite').Plugin}
 */
export function apiReference() {
  return {
    name: 'api-reference',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      const script = ['--import', 'tsx', 'scripts/api-reference/print.ts'];
      const json = execFileSync(process.execPath, script, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      return `export default ${json}`;
    },
  };
}
