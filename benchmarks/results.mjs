/** The stored results of all releases: `results/<version>.json`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');

/**
 * Figures that belong together.
 * @typedef {object} Table
 * @property {string} title
 * @property {string} unit
 * @property {{ name: string, values: Record<string, number>, goal?: number }[]} rows By library; ours is `ours`.
 */

/**
 * What one benchmark measured.
 * @typedef {object} Measurement
 * @property {string} date As in 2026-11-23.
 * @property {string} node Its version.
 * @property {string} [chromium] Its version, for a benchmark in a browser.
 * @property {Record<string, string>} packages The versions of our packages.
 * @property {Record<string, string>} libraries The versions of the others, by their names in the figures.
 * @property {Table[]} tables
 */

/**
 * A release by its version, and what each benchmark measured.
 * @typedef {{ version: string, benchmarks: Record<string, Measurement> }} Results
 */

/**
 * Reads the results, the newest release first.
 * @returns {Results[]}
 */
export function readResults() {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER)
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
    .sort((one, other) => compareVersions(other.version, one.version));
}

/**
 * Stores what one benchmark measured; other benchmarks of the release keep their results.
 * @param {string} version
 * @param {string} benchmark
 * @param {Measurement} measurement
 */
export function storeResult(version, benchmark, measurement) {
  const stored = readResults().find((results) => results.version === version);
  const benchmarks = { ...stored?.benchmarks, [benchmark]: measurement };
  mkdirSync(FOLDER, { recursive: true });
  const text = JSON.stringify({ version, benchmarks }, null, 2);
  writeFileSync(join(FOLDER, `${version}.json`), `${text}\n`);
}

/**
 * Compares versions by their numbers.
 * @param {string} one
 * @param {string} other
 */
export function compareVersions(one, other) {
  return one.localeCompare(other, 'en', { numeric: true });
}
