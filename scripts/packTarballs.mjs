import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDocuments } from './addDocuments.mjs';
import { publishedPackages } from './publishedPackages.mjs';

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
  run('pnpm', [
    '--recursive',
    ...publishedPackages().flatMap((name) => ['--filter', `./packages/${name}`]),
    'pack',
    '--out',
    resolve(TARBALLS, '%s.tgz'),
  ]);
  const folders = readdirSync(TARBALLS).map((tarball) => {
    const folder = join(TARBALLS, basename(tarball, '.tgz'));
    mkdirSync(folder);
    run('tar', ['-xzf', join(TARBALLS, tarball), '-C', folder]);
    rmSync(join(TARBALLS, tarball));
    const { name } = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
    addDocuments(join(folder, 'package'), name.replace('@forsikring/', ''));
    return folder;
  });
  const args = ['--ignore-scripts', '--pack-destination', TARBALLS];
  run('npm', ['pack', ...folders.map((folder) => `./${join(folder, 'package')}`), ...args]);
  for (const folder of folders) rmSync(folder, { recursive: true });
  return readdirSync(TARBALLS).map((file) => `${TARBALLS}/${file}`);
}

/**
 * Runs a command, and returns what it printed.
 * @type {(command: string, args: string[]) => string}
 * @throws {Error} with its output, when it fails
 */
export function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packTarballs().join('\n'));
