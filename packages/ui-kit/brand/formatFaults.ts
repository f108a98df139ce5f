import type { Brand, BrandFault } from './Brand';
import { findPairs } from './contrastPairs';
import { readTokenFile } from './readTokenFile';

/** The result of a check as text for people: one line for each fault, and a last line that counts them. */
export function formatFaults(brand: Brand, faults: BrandFault[]): string {
  if (faults.length === 0) {
    return `${brand.name}: ${countPairs(brand)} pairs of colours in light and dark mode. No faults.\n`;
  }
  const rows = faults.map(({ file, line, mode, kind, token, message }) => [
    line ? `${file}:${line}` : file,
    mode ?? 'both',
    kind,
    token ? `${token} ${message}` : message,
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return `${lines.join('\n')}\n\n${brand.name}: ${count}.\n`;
}

function countPairs({ light }: Brand): number {
  const ids = new Set(readTokenFile(light).tokens.map(({ id }) => id));
  return findPairs((id) => ids.has(id)).length;
}
