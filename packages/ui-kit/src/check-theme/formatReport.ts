import type { ThemeFault, ThemeReport } from './ThemeReport';

/** The report as a table for people: one line a fault, and last what it comes to. */
export function formatReport(
  file: string,
  { themes, schemes, pairs, faults, notes }: ThemeReport,
): string {
  const rows = faults.map((fault) => [
    `${file}${fault.line ? `:${fault.line}` : ''}`,
    fault.theme ?? 'all',
    fault.scheme ?? 'both',
    fault.kind,
    fault.token,
    `${fault.message}${fault.condition ? ` (${fault.condition})` : ''}`,
  ]);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const checked = `${themes.join(', ') || 'no brand'}: ${pairs} pairs in ${schemes.join(' and ')}`;
  return [
    ...table,
    ...notes.map((note) => `note: ${note}`),
    '',
    faults.length === 0 ? `${checked}, no faults.` : `${checked}. Faults: ${countByKind(faults)}.`,
    '',
  ]
    .slice(table.length + notes.length === 0 ? 1 : 0)
    .join('\n');
}

function countByKind(faults: ThemeFault[]): string {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds
    .map((one) => `${faults.filter(({ kind }) => kind === one).length} ${one}`)
    .join(', ');
}
