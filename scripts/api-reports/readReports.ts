import type ts from 'typescript';
import { createApiProgram, findEntries } from './apiProgram';
import { readSurface } from './readSurface';
import { reportText } from './reportText';

/** A report as it should be. */
export interface Report {
  /** The file, with an absolute path. */
  file: string;
  packageName: string;
  text: string;
}

/**
 * Reads the reports of all entries from the built declarations.
 * @param root The repository.
 * @throws when a package is not built.
 */
export function readReports(root: string): Report[] {
  const entries = findEntries(root);
  const program = createApiProgram(entries);
  const known = new Map<ts.Node, string>();
  return entries.map(({ specifier, packageName, declarations, report }) => ({
    file: report,
    packageName,
    text: reportText(specifier, readSurface(specifier, declarations, program, known)),
  }));
}
