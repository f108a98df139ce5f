import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedFiles } from './reachedFiles.mjs';

/** What every part may stand on. */
const COMMON = ['internals', 'texts', 'breakpoints.ts'];

/** The parts that are made of others: whoever imports one of them pays for these too. */
const MADE_OF = /** @type {Record<string, string[]>} */ ({
  banner: ['message'],
  button: ['loader'],
  'description-table': ['button', 'loader'],
  dialog: ['button', 'loader'],
  footer: ['link'],
  'link-card': ['card'],
  'loading-region': ['loader'],
  'notification-history': ['badge', 'button', 'loader', 'message', 'popover', 'toast'],
  popover: ['button', 'loader'],
  toast: ['message'],
});

/**
 * The parts of the kit that load another one, which nobody asked for.
 * @param {string} dist the kit's output, with a folder for each part
 */
export function partProblems(dist) {
  const parts = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'css')
    .map(({ name }) => name);
  if (parts.length < 20) return [`${dist} has ${parts.length} parts`];

  return parts.flatMap((part) => {
    const expected = [part, ...COMMON, ...(MADE_OF[part] ?? [])];
    const modules = readdirSync(join(dist, part)).filter((file) => file.endsWith('.js'));
    const loaded = modules.flatMap((file) => sourcesOf(join(dist, part, file)));
    return [...new Set(loaded)]
      .filter((source) => !expected.includes(source))
      .map((source) => `${part} loads ${source}`);
  });
}

/**
 * The folders of `src` that a module is made from, with all that it loads.
 * @param {string} file
 */
function sourcesOf(file) {
  return [...reachedFiles(file)].flatMap((one) => {
    const { sources } = JSON.parse(readFileSync(`${one}.map`, 'utf8'));
    return sources.map(
      (/** @type {string} */ path) => path.replace(/^.*?\/src\//, '').split('/')[0],
    );
  });
}
