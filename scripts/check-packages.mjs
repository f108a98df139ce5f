/** Packs each published package and checks the tarball that its users get. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packTarballs, TARBALLS } from './packTarballs.mjs';
import { reachedFiles } from './reachedFiles.mjs';
import { tarballProblems } from './tarballs/tarballProblems.mjs';

/** Client-only packages and entries. */
const CLIENT_PACKAGES = ['ui-kit', 'feedback-widget'];
const CLIENT_ENTRIES = ['react', 'dialog', 'inspector'];
const SERVER_ENTRIES = ['tokens', 'ui-kit'];

/** @param {string[]} args */
function pnpm(...args) {
  const { status, stdout, stderr } = spawnSync('pnpm', args, { encoding: 'utf8' });
  if (status !== 0) fail(`${args.join(' ')}\n${stdout}${stderr}`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

packTarballs();
const tarballs = readdirSync(TARBALLS);
for (const tarball of tarballs) {
  const path = join(TARBALLS, tarball);
  pnpm('exec', 'publint', 'run', path, '--strict');
  const styles = [
    '--exclude-entrypoints',
    './styles.css',
    './base.css',
    './tokens.css',
    './openapi.json',
    './package.json',
  ];
  pnpm('exec', 'attw', path, '--profile', 'node16', ...styles);

  const name = tarball.replace(/^forsikring-(.*)-\d.*$/, '$1');
  const unpacked = join(TARBALLS, name);
  mkdirSync(unpacked);
  const { status, stderr } = spawnSync('tar', ['-xzf', path, '-C', unpacked], { encoding: 'utf8' });
  if (status !== 0) fail(`${path} cannot be unpacked: ${stderr}`);
  const problems = tarballProblems(join(unpacked, 'package'), name);
  if (problems.length > 0) fail(problems.map((problem) => `${tarball}: ${problem}`).join('\n'));
}

for (const name of readdirSync('packages')) {
  const { exports } = JSON.parse(readFileSync(join('packages', name, 'package.json'), 'utf8'));
  for (const [entry, target] of Object.entries(exports).filter(([path]) => path.endsWith('.css'))) {
    // Bundlers resolve `@import` by this condition: without it a fresh clone has no styles.
    if (!target.style || target.style !== target['@forsikring/source'])
      fail(`${name}: exports["${entry}"].style should be its source`);
  }
  const dist = join('packages', name, 'dist');
  // Entries share chunks, which are checked through the entries that load them.
  const isEntry = (/** @type {string} */ file) =>
    /\.c?js$/.test(file) && !file.startsWith('chunk-');
  for (const file of readdirSync(dist).filter(isEntry)) {
    const entry = file.replace(/\.c?js$/, '');
    const isClient =
      CLIENT_ENTRIES.includes(entry) ||
      (CLIENT_PACKAGES.includes(name) && !SERVER_ENTRIES.includes(entry));
    const path = join(dist, file);
    if (isClient && !isClientFile(path)) fail(`${path}: 'use client' must be the first directive.`);
    const wrong = isClient ? undefined : [...reachedFiles(path)].find(isClientFile);
    if (wrong) fail(`${path} runs on servers, and loads ${wrong}, which has 'use client'.`);
  }
}
console.log(`${tarballs.length} tarballs checked.`);

/** @param {string} file */
function isClientFile(file) {
  // A bundler writes "use strict" before the other directives of a CommonJS file.
  return /^(#!.*\n)?("use strict";\s*)?["']use client["'];/.test(readFileSync(file, 'utf8'));
}
