import { readReport } from './reportText';

/** What differs between two reports of an entry. */
export interface ReportChanges {
  added: string[];
  /** Breaking. */
  removed: string[];
  changed: string[];
}

/**
 * Compares two reports of an entry.
 * @param before Undefined when the entry is new.
 * @param after Undefined when the entry is removed.
 */
export function compareReports(before: string | undefined, after: string | undefined) {
  const old = readReport(before ?? '');
  const current = readReport(after ?? '');
  const changes: ReportChanges = {
    added: [...current.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !current.has(name)),
    changed: [...current.keys()].filter(
      (name) => old.has(name) && old.get(name) !== current.get(name),
    ),
  };
  return changes;
}

/** The exports that users can no longer import. */
export const removedExports = ({ removed }: ReportChanges) =>
  removed.filter((name) => !name.includes('(not exported)'));

/** One line for each kind of change. */
export function describeChanges(changes: ReportChanges): string[] {
  const breaking = removedExports(changes);
  const lines = {
    'removed, which is BREAKING': breaking,
    'no longer used': changes.removed.filter((name) => !breaking.includes(name)),
    changed: changes.changed,
    added: changes.added,
  };
  return Object.entries(lines)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => `  ${kind}: ${names.join(', ')}`);
}
