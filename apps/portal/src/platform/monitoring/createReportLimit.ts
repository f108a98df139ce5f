import type { Report } from './report';

/** How many reports a sink gets from one page load: a fault that repeats must not flood the service. */
const MAX_REPORTS = 50;

/** Long messages differ early; what comes after is not worth keeping. */
const MAX_PATTERN_LENGTH = 500;

/**
 * Creates the test that a report must pass: it is the first of its pattern, such as one call and one
 * field, and at most 50 reports have passed before it.
 */
export function createReportLimit(maxReports = MAX_REPORTS): (report: Report) => boolean {
  const passed = new Set<string>();
  return (report) => {
    const pattern = patternOf(report);
    if (passed.size >= maxReports || passed.has(pattern)) return false;
    passed.add(pattern);
    return true;
  };
}

/** What reports of the same fault have in common: the indexes of list items and the numbers in a thrown text vary. */
function patternOf({ kind, message, error }: Report): string {
  const { name = '', message: thrown = error } = Object(error ?? '') as Partial<Error>;
  const pattern = [kind, message.replace(/\[\d+\]/g, '[]'), name, `${thrown}`.replace(/\d+/g, '0')];
  return pattern.join('\n').slice(0, MAX_PATTERN_LENGTH);
}
