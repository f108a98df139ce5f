import { maskPersonalDetails } from '@forsikring/foundation/personal-details/maskPersonalDetails';
import { type Report, sinks, waiting } from './report';

/** The maximum number of reports per sink and page load: a repeated fault must not flood the service. */
const MAX_REPORTS = 50;

/** Patterns are truncated to this length. */
const MAX_PATTERN_LENGTH = 500;

/**
 * Connects a sink, which receives all reports with masked messages, including those that wait, within the limits of
 * `createReportLimit`. Returns a function that disconnects it.
 */
export function connectReports(receive: (problem: Report) => void): () => void {
  const accepts = createReportLimit();
  const sink = (problem: Report) => {
    const masked = { ...problem, message: maskPersonalDetails(problem.message) };
    if (accepts(masked)) receive(masked);
  };
  sinks.add(sink);
  for (const problem of waiting.splice(0)) sink(problem);
  return () => sinks.delete(sink);
}

/**
 * Creates a filter that accepts only the first report of each pattern, such as a call and a field, and at
 * most `maxReports` reports.
 */
export function createReportLimit(maxReports = MAX_REPORTS): (report: Report) => boolean {
  const passed = new Set<string>();
  return (problem) => {
    const pattern = patternOf(problem);
    if (passed.size >= maxReports || passed.has(pattern)) return false;
    passed.add(pattern);
    return true;
  };
}

/**
 * The common text of reports of the same fault: without indexes of items in a response, and without numbers
 * in a thrown text.
 */
function patternOf({ kind, message, error }: Report): string {
  const { name = '', message: thrown = error } = Object(error ?? '') as Partial<Error>;
  const field = kind === 'contract' ? message.replace(/\[\d+\]/g, '[]') : message;
  const pattern = [kind, field, name, `${thrown}`.replace(/\d+/g, '0')];
  return pattern.join('\n').slice(0, MAX_PATTERN_LENGTH);
}

/** The sink of hosts outside Production, and of those without a monitoring service. */
export function reportToConsole({ kind, message }: Report): void {
  // biome-ignore lint/suspicious/noConsole: this sink writes to the console
  console.warn(`[${kind}] ${message}`);
}
