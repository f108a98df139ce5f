import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What each module says, from the exports of all packages. */
const MODULES = /** @type {Record<string, (packages: Package[]) => unknown>} */ ({
  'virtual:api-reference': (packages) => packages,
  'virtual:part-props': partsOf,
});

/** @typedef {import('../../scripts/api-reference/ApiPackage').ApiPackage} Package */

/**
 * Provides the exports of the packages, read from their sources at each start and build. Runs in a separate
 * process, since Storybook's configuration cannot import TypeScript without file extensions.
 * @returns {import('vite').Plugin}
 */
export function apiReference() {
  /** @type {Package[] | undefined} */
  let packages;
  return {
    name: 'api-reference',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const write = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || !write) return;
      packages ??= readPackages();
      return `export default ${JSON.stringify(write(packages))}`;
    },
  };
}

/** @returns {Package[]} */
function readPackages() {
  const script = ['--import', 'tsx', 'scripts/api-reference/print.ts'];
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 2 ** 26 };
  return JSON.parse(execFileSync(process.execPath, script, options));
}

/**
 * The components of all packages by name, with the element that takes the rest of their props.
 * @param {Package[]} packages
 */
function partsOf(packages) {
  const exports = packages.flatMap(({ entries }) => entries.flatMap((entry) => entry.exports));
  return Object.fromEntries(
    exports
      .filter(({ kind }) => kind === 'component')
      .map(({ name, doc, members }) => {
        const props = exports.find((one) => one.name === `${name}Props`);
        const [, element] = /ComponentProps<'(\w+)'>/.exec(props?.signature ?? '') ?? [];
        return [name, { doc, element, members }];
      }),
  );
}
