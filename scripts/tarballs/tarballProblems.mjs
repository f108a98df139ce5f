import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkProblems } from './linkProblems.mjs';
import { manifestProblems } from './manifestProblems.mjs';
import { noticeProblems } from './noticeProblems.mjs';
import { sourceMapProblems } from './sourceMapProblems.mjs';
import { styleProblems } from './styleProblems.mjs';

/** Files for development that users do not need. */
const OURS =
  /(^|\/)(src|testing|fixtures|e2e|docs)\/|\.(test|spec|stories|test-d)\.|(^|\/)(startTest|tsconfig)|\.config\./;

/**
 * Lists the problems of an unpacked tarball, one per line: missing or unneeded files, source maps that do not
 * resolve, missing licences of other packages, links that lead nowhere, styles that other builds break, and
 * wrong fields of `package.json`.
 * @param {string} folder the unpacked tarball
 * @param {string} name the package's folder in `packages/`
 * @returns {string[]}
 */
export function tarballProblems(folder, name) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [
    ...fileProblems(files),
    ...changelogProblems(folder, files, manifest.version),
    ...sourceMapProblems(folder, files, manifest),
    ...noticeProblems(folder, files),
    ...linkProblems(folder, files),
    ...styleProblems(folder, files),
    ...manifestProblems(manifest, name, files),
  ];
}

/** @param {string[]} files */
function fileProblems(files) {
  const missing = ['README.md', 'LICENSE'].filter((file) => !files.includes(file));
  const ours = files.filter((file) => OURS.test(file));
  return [
    ...missing.map((file) => `${file} is missing`),
    ...ours.map((file) => `${file} should not be in the package`),
  ];
}

/**
 * A released version has an entry in the changelog. Before the first release there is none.
 * @type {(folder: string, files: string[], version: string) => string[]}
 */
function changelogProblems(folder, files, version) {
  if (version === '0.0.0') return [];
  if (!files.includes('CHANGELOG.md')) return ['CHANGELOG.md is missing'];
  const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
  return changelog.includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md does not have ${version}`];
}
