/**
 * Writes every `ts` and `tsx` block of the READMEs and of the packages' documents, unchanged, into files that `pnpm types`
 * checks. Code that cannot be checked, such as what another library needs, is a `jsx` or `js` block.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publishedPackages } from './publishedPackages.mjs';

/** The name of each folder of examples, which tsconfig.json includes. */
const FOLDER = '.examples';
const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm;

/** The documents by workspace: their examples are written into it, and resolve the same packages as a reader's code. */
const documents = {
  // The workspace that has all packages.
  'apps/portal': ['README.md', ...markdownIn('docs/upgrading')],
  ...Object.fromEntries(
    publishedPackages().map((name) => [
      join('packages', name),
      [join('packages', name, 'README.md'), ...markdownIn(join('docs', name))],
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
  const examples = [...readFileSync(file, 'utf8').matchAll(BLOCK)];
  for (const [index, [, extension, code = '']] of examples.entries()) {
    const name = `${basename(file, '.md')}-${index + 1}.${extension}`;
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  }
  return examples.length;
}
