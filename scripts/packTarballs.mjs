import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedPackages } from './publishedPackages.mjs';

/** The folder of the tarballs, from which they are checked, tested and published. */
export const TARBALLS = '.pack';

/**
 * Packs each package as it is published, and returns the paths of the tarballs.
 * @returns {string[]}
 * @throws {Error} when packing fails
 */
export function packTarballs() {
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS);
  const folders = publishedPackages().map((name) => `./packages/${name}`);
  folders.forEach(listDocuments);
  const filters = folders.flatMap((folder) => ['--filter', folder]);
  const args = ['--recursive', ...filters, 'pack', '--out', resolve(TARBALLS, '%s-%v.tgz')];
  run('pnpm', args);
  return readdirSync(TARBALLS).map((file) => `${TARBALLS}/${file}`);
}

/**
 * Runs a command, and returns its output.
 * @type {(command: string, args: string[]) => string}
 * @throws {Error} with its output, when it fails
 */
export function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Writes `llms.txt`, which lists the documents and guides of a package.
 * @param {string} folder
 */
function listDocuments(folder) {
  const { name, version, description } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const list = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules|dist|\.).*\.md$/.test(file))
    .sort()
    .map((file) => {
      const [, title] = /^# (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return `- [${file.includes('/') ? title : file}](${file})`;
    });
  writeFileSync(
    join(folder, 'llms.txt'),
    `# ${name} ${version}\n\n> ${description}\n\n## Documents\n\n${list.join('\n')}\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packTarballs().join('\n'));
