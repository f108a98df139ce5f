import { maskPersonalDetails } from './maskPersonalDetails';

/** Something that the people who run the portal should know. */
export interface Report {
  kind:
    | ('address' | 'call' | 'config' | 'contract' | 'crash' | 'jump' | 'message')
    | ('tracking' | 'uncaught' | 'unknown-page');
  /** Free of personal data: names of calls, fields and settings, never their values. */
  message: string;
  /** What was thrown. Its text may be anything, so a sink that sends it on masks it. */
  error?: unknown;
}

type Sink = (report: Report) => void;

/** How many reports a sink gets from one page load: a fault that repeats must not flood the service. */
const MAX_REPORTS = 50;

/** Long texts differ early; what comes after is not worth keeping. */
const MAX_PATTERN_LENGTH = 500;

const sinks = new Set<Sink>();
let buffer: Report[] = [];
let bufferAccepts = createReportLimit();

/** Reports a problem. A report is kept until a sink is connected: the code of error reporting loads after the page. */
export function report(problem: Report): void {
  const masked = { ...problem, message: maskPersonalDetails(problem.message) };
  if (sinks.size === 0 && bufferAccepts(masked)) buffer.push(masked);
  for (const sink of sinks) sink(masked);
}

/**
 * Passes all reports, the earlier ones too, to a sink, within the limits of `createReportLimit`.
 * Returns a function that disconnects the sink.
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
 * Creates the test that a report must pass: it is the first of its pattern, such as one call and one
 * field, and at most 50 reports have passed before it.
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

/** What reports of the same fault have in common: the index of an item in an answer and the numbers in a thrown text vary. */
function patternOf({ kind, message, error }: Report): string {
  const { name = '', message: thrown = error } = Object(error ?? '') as Partial<Error>;
  const field = kind === 'contract' ? message.replace(/\[\d+\]/g, '[]') : message;
  const pattern = [kind, field, name, `${thrown}`.replace(/\d+/g, '0')];
  return pattern.join('\n').slice(0, MAX_PATTERN_LENGTH);
}
