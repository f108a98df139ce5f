import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the tarballs, from which they are checked, tested and published. */
export const TARBALLS = '.pack';

/**
 * Packs each package as it would be published, and returns the paths of the tarballs.
 * @returns {string[]}
 * @throws {Error} when packing fails
 */
export function packTarballs() {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS);
  for (const name of readdirSync('packages')) {
    const args = ['--filter', `@forsikring/${name}`, 'pack', '--pack-destination'];
    const { status, stdout, stderr } = spawnSync('pnpm', [...args, resolve(TARBALLS)], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${name} cannot be packed:\n${stdout}${stderr}`);
  }
  return readdirSync(TARBALLS).map((file) => `${TARBALLS}/${file}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packTarballs().join('\n'));
