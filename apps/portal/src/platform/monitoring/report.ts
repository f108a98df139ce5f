/** Something that the people who run the portal should know. */
export interface Report {
  kind:
    | ('address' | 'call' | 'config' | 'contract' | 'crash' | 'jump' | 'message')
    | ('tracking' | 'uncaught' | 'unknown-page');
  /** Free of personal data: names of calls, fields and settings, never their values. */
  message: string;
  /** What was thrown; its text may be anything, and is masked by whoever sends it on. */
  error?: unknown;
}

type Sink = (report: Report) => void;

const MOST_BUFFERED = 50;
const sinks = new Set<Sink>();
let buffer: Report[] = [];

/** Reports a problem. Kept until somebody listens: error reporting is loaded after the page stands. */
export function report(problem: Report): void {
  const scrubbed = { ...problem, message: scrub(problem.message) };
  if (sinks.size === 0) buffer = [...buffer, scrubbed].slice(-MOST_BUFFERED);
  for (const sink of sinks) sink(scrubbed);
}

/** Hands all reports, the earlier ones too, to a sink; answers what disconnects it. */
export function connectReports(sink: Sink): () => void {
  sinks.add(sink);
  const earlier = buffer;
  buffer = [];
  for (const problem of earlier) sink(problem);
  return () => sinks.delete(sink);
}

/** Masks what could identify a person in a text that code other than ours wrote. */
export function scrub(text: string): string {
  return text
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '{email}')
    .replace(/\d(?:[\s.-]?\d){3,}/g, '{number}');
}
