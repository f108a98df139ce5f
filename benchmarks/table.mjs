/**
 * Measures, stores the results under the version of the release, and writes docs/benchmarks.md:
 * `pnpm benchmarks [--only sizes,calls] [--written]`. `--written` measures nothing.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BENCHMARKS, benchmarksDocument } from './document.mjs';
import { versionOf } from './libraries.mjs';
import { compareVersions, readResults, storeResult } from './results.mjs';

/** The shares of the processors that may be in use when a benchmark of timings starts. */
const QUIET = 0.25;
const folder = fileURLToPath(new URL('.', import.meta.url));

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(BENCHMARKS).join() },
    written: { type: 'boolean', default: false },
  },
});
const names = values.written ? [] : values.only.split(',');
const unknown = names.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(1);
}
if (names.some((name) => name !== 'sizes') && isBusy()) {
  console.error(
    `The machine is busy (load ${loadavg()[0].toFixed(1)}), and timings would be wrong.`,
  );
  console.error('Wait until nothing else runs, or measure the sizes: pnpm benchmarks --only sizes');
  process.exit(1);
}

const packages = packageVersions();
const version = Object.values(packages).toSorted(compareVersions).at(-1);
const failed = names.filter((name) => !measure(name));
const file = new URL('../docs/benchmarks.md', import.meta.url);
writeFileSync(file, benchmarksDocument(readResults()));
if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}.`);
console.log('docs/benchmarks.md is written.');
process.exit(failed.length > 0 ? 1 : 0);

/** Runs one benchmark, and stores its result. Returns whether it succeeded. */
function measure(name) {
  console.log(`${name} …`);
  const { status, stdout } = spawnSync('npm', ['run', '--silent', name, '--', '--json'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return false;
  const { tables, chromium } = JSON.parse(stdout.trim().split('\n').at(-1));
  const used = tables.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row.values)));
  const peers = [...new Set(used)].filter((library) => library !== 'ours');
  storeResult(version, name, {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    ...(chromium && { chromium }),
    packages,
    libraries: Object.fromEntries(peers.map((library) => [library, versionOf(library)])),
    tables: tables.map((table) => ({ ...table, rows: table.rows.map(rounded) })),
  });
  return true;
}

/** Three digits are more than any benchmark repeats. */
function rounded({ name, values: figures, goal }) {
  const round = (figure) => Number(figure.toFixed(3));
  const entries = Object.entries(figures).map(([library, figure]) => [library, round(figure)]);
  return { name, values: Object.fromEntries(entries), goal };
}

function packageVersions() {
  const home = new URL('../packages/', import.meta.url);
  const manifests = readdirSync(home).map((name) =>
    JSON.parse(readFileSync(new URL(`${name}/package.json`, home), 'utf8')),
  );
  return Object.fromEntries(manifests.map(({ name, version: of }) => [name, of]));
}

function isBusy() {
  return loadavg()[0] > QUIET * availableParallelism();
}
