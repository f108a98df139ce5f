/** Packs each published package and checks the tarball as a stranger would get it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const TARBALLS = '.pack';
/** What only a client may run: whole packages, or their entries. */
const CLIENT_PACKAGES = ['ui-kit', 'feedback-widget'];
const CLIENT_ENTRIES = ['react', 'dialog', 'inspector'];
const SERVER_ENTRIES = ['contrast'];

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

rmSync(TARBALLS, { recursive: true, force: true });
mkdirSync(TARBALLS);
for (const name of readdirSync('packages')) {
  pnpm(
    '--filter',
    `@forsikring/${name}`,
    'pack',
    '--pack-destination',
    join(process.cwd(), TARBALLS),
  );
}
for (const tarball of readdirSync(TARBALLS)) {
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
}

for (const name of readdirSync('packages')) {
  const dist = join('packages', name, 'dist');
  for (const file of readdirSync(dist).filter((entry) => /\.c?js$/.test(entry))) {
    const entry = file.replace(/\.c?js$/, '');
    const isClient =
      CLIENT_ENTRIES.includes(entry) ||
      (CLIENT_PACKAGES.includes(name) && !SERVER_ENTRIES.includes(entry));
    const saysClient = /^["']use client["'];/.test(readFileSync(join(dist, file), 'utf8'));
    if (isClient !== saysClient)
      fail(`${dist}/${file}: 'use client' should ${isClient ? '' : 'not '}stand first.`);
  }
}
console.log(`${readdirSync(TARBALLS).length} tarballs checked.`);
