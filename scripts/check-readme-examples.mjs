/**
 * Type-checks every `ts` and `tsx` block of the READMEs and of the packages' documents, unchanged. Code that cannot
 * be checked, such as what another library needs, is a `jsx` or `js` block.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const FOLDER = '.readme-examples';
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;
const packages = readdirSync('packages');

/** The documents by folder: examples are checked there, so that they resolve the same packages as a reader's code. */
const documents = {
  '.': ['README.md', ...markdownIn('docs/upgrading')],
  ...Object.fromEntries(
    packages.map((name) => [
      join('packages', name),
      [join('packages', name, 'README.md'), ...markdownIn(join('docs', name))],
    ]),
  ),
};

let count = 0;
for (const [directory, files] of Object.entries(documents)) {
  const folder = join(directory, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of files) count += writeExamples(file, folder);
}

const settings = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    noUnusedLocals: false,
    types: ['vite/client', 'node'],
    // The documents at the root use every package, and the root depends on two of them.
    paths: Object.fromEntries(
      packages.flatMap((name) => [
        [`@forsikring/${name}`, [`./packages/${name}/src/index.ts`]],
        [`@forsikring/${name}/*`, [`./packages/${name}/src/*.ts`, `./packages/${name}/src/*`]],
      ]),
    ),
  },
  include: [`${FOLDER}/*`, `packages/*/${FOLDER}/*`],
};
const project = '.readme-examples.tsconfig.json';
writeFileSync(project, JSON.stringify(settings));
const { status } = spawnSync('pnpm', ['exec', 'tsc', '-p', project], { stdio: 'inherit' });
rmSync(project);
for (const directory of Object.keys(documents))
  rmSync(join(directory, FOLDER), { recursive: true, force: true });
if (status === 0 && count > 0) console.log(`${count} examples of READMEs and documents checked.`);
process.exit(count === 0 ? 1 : (status ?? 1));

/**
 * The Markdown files of a folder, or none when there is no such folder.
 * @param {string} folder
 */
function markdownIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
}

/**
 * Writes each example of a document into a file of its own, and returns their number.
 * @param {string} file
 * @param {string} folder
 */
function writeExamples(file, folder) {
  if (!existsSync(file)) {
    console.error(`${file} is missing.`);
    process.exit(1);
  }
  const examples = [...readFileSync(file, 'utf8').matchAll(BLOCK)];
  for (const [index, [, extension, code = '']] of examples.entries()) {
    const name = `${basename(file, '.md')}-${index + 1}.${extension}`;
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  }
  return examples.length;
}
