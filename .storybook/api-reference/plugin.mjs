import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const NAME = 'virtual:api-reference';
const root = join(import.meta.dirname, '../..');

/**
 * Offers what the packages export, read anew from their sources at each start and build. In a process
 * of its own, as TypeScript's imports without endings are not for Storybook's settings.
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
