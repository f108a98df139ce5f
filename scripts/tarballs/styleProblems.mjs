import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists style sheets that lose their colours in other builds. For older browsers, Lightning CSS replaces
 * `light-dark()` by variables that it sets beside `color-scheme`. A page that sets none has no colours then.
 * @param {string} folder the unpacked tarball
 * @param {string[]} files its files
 */
export function styleProblems(folder, files) {
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file,
      css: readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
    }));
  if (sheets.some(({ css }) => /[{;\s]color-scheme:/.test(css))) return [];
  return sheets
    .filter(({ css }) => css.includes('light-dark('))
    .map(({ file }) => `${file} has light-dark(), but no style sheet sets color-scheme`);
}
