import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachedFiles } from './reachedFiles.mjs';

/** Folders that every part may load. */
const COMMON = ['internals', 'texts', 'breakpoints.ts'];

/** The parts that contain other parts, and so load them too. */
const MADE_OF = /** @type {Record<string, string[]>} */ ({
  banner: ['message'],
  button: ['loader'],
  'description-table': ['button', 'loader'],
  dialog: ['button', 'loader'],
  'error-summary': ['link', 'message'],
  footer: ['link'],
  'link-card': ['card'],
  'loading-region': ['loader'],
  'notification-history': ['badge', 'button', 'loader', 'message', 'popover', 'toast'],
  popover: ['button', 'loader'],
  toast: ['loader', 'message'],
});

/**
 * Lists the parts of the kit that load an undeclared part.
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
 * The folders in `src` that a module and its imports are built from.
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
