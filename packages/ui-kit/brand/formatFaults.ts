import type { Brand, BrandFault } from './Brand';
import { findPairs } from './contrastPairs';
import { readTokenFile } from './readTokenFile';

/** The result of a check as text for people: one line for each fault, and a last line that counts them. */
export function formatFaults(brand: Brand, faults: BrandFault[]): string {
  if (faults.length === 0) {
    return `${brand.name}: ${countPairs(brand)} pairs of colours in light and dark mode. No faults.\n`;
  }
  const rows = faults.map((fault) => {
    const { file, line, mode, kind, token, message } = fault;
    const text = token ? `${token} ${message}` : message;
    return [line ? `${file}:${line}` : file, mode ?? 'both', kind, `${text}${adviceOn(fault)}`];
  });
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  );
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return `${lines.join('\n')}\n\n${brand.name}: ${count}.\n`;
}

/** The colour that passes, of the token or of the area. */
function adviceOn({ token, on, nearest, nearestOn }: BrandFault): string {
  const hex = nearest ?? nearestOn;
  return hex ? ` The nearest ${nearest ? token : on} that passes is ${hex}.` : '';
}

function countPairs({ light }: Brand): number {
  const ids = new Set(readTokenFile(light).tokens.map(({ id }) => id));
  return findPairs((id) => ids.has(id)).length;
}
