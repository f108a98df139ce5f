import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders in `packages` of the packages that are published, such as `ui-kit`.
 * @param {string} [root] the folder of the repository
 * @returns {string[]}
 */
export function publishedPackages(root = '.') {
  const packages = join(root, 'packages');
  return readdirSync(packages).filter(
    (name) => !JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')).private,
  );
}
