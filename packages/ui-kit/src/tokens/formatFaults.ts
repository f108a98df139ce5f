import type { BrandFault } from './BrandFault';
import { contrastPairs } from './contrastPairs';

/** The result of a check as text for people: one line for each fault, and a last line that counts them. */
export function formatFaults(brand: string, faults: BrandFault[]): string {
  if (faults.length === 0) {
    return `${brand}: ${contrastPairs.length} pairs of colours in light and dark mode. No faults.\n`;
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
  return `${lines.join('\n')}\n\n${brand}: ${count}.\n`;
}
