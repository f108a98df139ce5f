import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDocuments } from './addDocuments.mjs';

/** The folder of the tarballs, from which they are checked, tested and published. */
export const TARBALLS = '.pack';

/**
 * Packs each package as it would be published, with its documents, and returns the paths of the tarballs. pnpm resolves
 * the versions of workspace and catalog; npm packs again with the documents, which are in no folder of the repository.
 * @returns {string[]}
 * @throws {Error} when packing fails
 */
export function packTarballs() {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS);
  for (const name of readdirSync('packages')) {
    const folder = join(TARBALLS, name);
    mkdirSync(folder);
    const tarball = join(folder, 'package.tgz');
    run('pnpm', ['--filter', `@forsikring/${name}`, 'pack', '--out', resolve(tarball)]);
    run('tar', ['-xzf', tarball, '-C', folder]);
    addDocuments(join(folder, 'package'), name);
    const args = ['--ignore-scripts', '--pack-destination', TARBALLS];
    run('npm', ['pack', `./${join(folder, 'package')}`, ...args]);
    rmSync(folder, { recursive: true });
  }
  return readdirSync(TARBALLS).map((file) => `${TARBALLS}/${file}`);
}

/** @type {(command: string, args: string[]) => void} */
function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packTarballs().join('\n'));
