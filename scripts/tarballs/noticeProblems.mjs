import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOTICES = 'THIRD-PARTY-NOTICES.md';
const BUNDLED = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Lists what a tarball contains of others without their licence: the packages that its source maps name, and
 * fonts, whose licence is a file beside them.
 * @param {string} folder the unpacked tarball
 * @param {string[]} files its files
 */
export function noticeProblems(folder, files) {
  const path = join(folder, NOTICES);
  const notices = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const bundled = files
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).sources)
    .flatMap((/** @type {string} */ source) => BUNDLED.exec(source)?.[1] ?? []);
  const missing = [...new Set(bundled)].filter((name) => !notices.includes(`\n## ${name} `));

  const hasFonts = files.some((file) => /\.(woff2?|ttf|otf)$/.test(file));
  const hasFontLicence = files.some((file) => /(^|\/)(OFL|LICENSE[^/]*\.txt)/i.test(file));
  return [
    ...missing.map((name) => `${NOTICES} does not have the licence of ${name}`),
    ...(hasFonts && !hasFontLicence ? ['the licence of the fonts is missing'] : []),
  ];
}
