import { createReportLimit } from './createReportLimit';
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
