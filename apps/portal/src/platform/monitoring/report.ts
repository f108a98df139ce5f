import { maskPersonalDetails } from '@forsikring/foundation/personal-details/maskPersonalDetails';

/** A problem that is reported to those who run the portal. */
export interface Report {
  kind:
    | ('address' | 'call' | 'config' | 'contract' | 'crash' | 'jump' | 'message')
    | ('tracking' | 'uncaught' | 'unknown-page');
  /** Contains no personal data: names of calls, fields and settings, never their values. */
  message: string;
  /** The thrown value. It may contain personal data, so sinks must mask it. */
  error?: unknown;
}

type Sink = (report: Report) => void;

/** The maximum number of reports per sink and page load: a repeated fault must not flood the service. */
const MAX_REPORTS = 50;

/** Patterns are truncated to this length. */
const MAX_PATTERN_LENGTH = 500;

const sinks = new Set<Sink>();
let buffer: Report[] = [];
let bufferAccepts = createReportLimit();

/** Reports a problem. Reports are buffered until a sink is connected, since the code of monitoring is deferred. */
export function report(problem: Report): void {
  const masked = { ...problem, message: maskPersonalDetails(problem.message) };
  if (sinks.size === 0 && bufferAccepts(masked)) buffer.push(masked);
  for (const sink of sinks) sink(masked);
}

/**
 * Connects a sink, which receives all reports, including buffered ones, within the limits of
 * `createReportLimit`. Returns a function that disconnects it.
 */
export function connectReports(receive: Sink): () => void {
  const accepts = createReportLimit();
  const sink = (problem: Report) => {
    if (accepts(problem)) receive(problem);
  };
  sinks.add(sink);
  const earlier = buffer;
  buffer = [];
  bufferAccepts = createReportLimit();
  for (const problem of earlier) sink(problem);
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
