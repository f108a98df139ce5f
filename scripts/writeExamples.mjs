/**
 * Writes every `ts` and `tsx` block of the READMEs, documents and guides of the packages, unchanged, into files that `pnpm types`
 * checks. Code that cannot be checked, such as what another library needs, is a `jsx` or `js` block.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publishedPackages } from './publishedPackages.mjs';

/** The name of each folder of examples, which tsconfig.json includes. */
const FOLDER = '.examples';
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** The documents by workspace: their examples are written into it, and resolve the same packages as a reader's code. */
const documents = {
  // The workspace that has all packages.
  'apps/portal': ['README.md'],
  ...Object.fromEntries(
    publishedPackages().map((name) => [
      join('packages', name),
      ['README.md', 'docs', 'src'].flatMap((place) => markdownIn(join('packages', name, place))),
    ]),
  ),
};

for (const [workspace, files] of Object.entries(documents)) {
  const folder = join(workspace, FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const count = files.reduce((sum, file) => sum + writeExamples(file, folder), 0);
  if (count === 0) throw new Error(`The documents of ${workspace} have no examples.`);
}

/**
 * A Markdown file, or those of a folder and of the folders in it.
 * @param {string} path
 */
function markdownIn(path) {
  if (path.endsWith('.md')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(path, name));
}

/**
 * Writes each example of a document into a file of its own, and returns their number.
 * @param {string} file
 * @param {string} folder
 */
function writeExamples(file, folder) {
  const examples = [...readFileSync(file, 'utf8').matchAll(BLOCK)];
  for (const [index, [, extension, code = '']] of examples.entries()) {
    const name = `${basename(file, '.md')}-${index + 1}.${extension}`;
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  }
  return examples.length;
}
