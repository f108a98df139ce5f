import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareReports, describeChanges } from './compareReports';
import type { Report } from './readReports';

/**
 * Describes each committed report that differs from the build.
 * @param root The repository.
 */
export function staleReports(root: string, reports: Report[]): string[] {
  const stale = reports
    .map(({ file, text }) => ({ file, committed: read(file), text }))
    .filter(({ committed, text }) => committed !== text)
    .map(({ file, committed, text }) => describeReport(root, file, committed, text));
  const removed = strayReports(root, reports).map((file) => describeReport(root, file, read(file)));
  return [...stale, ...removed];
}

/** The committed reports of entries that no longer exist. */
export function strayReports(root: string, reports: Report[]): string[] {
  const expected = new Set(reports.map(({ file }) => file));
  return readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'api'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => !expected.has(file));
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function describeReport(root: string, file: string, committed?: string, text?: string): string {
  const about = text === undefined ? 'is of an entry that is removed' : 'differs from the build';
  return [
    `${relative(root, file)} ${about}:`,
    ...describeChanges(compareReports(committed, text)),
  ].join('\n');
}
