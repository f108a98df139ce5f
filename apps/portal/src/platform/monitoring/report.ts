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

type Sink = (problem: Report) => void;

/** The maximum number of reports that wait for a sink. */
const MAX_WAITING = 200;

/** The reports from before the first sink was connected: the code of monitoring is deferred. */
export const waiting: Report[] = [];

/** Where reports go: `connectReports` adds to them. */
export const sinks = new Set<Sink>();

/** Reports a problem. */
export function report(problem: Report): void {
  if (sinks.size === 0 && waiting.length < MAX_WAITING) waiting.push(problem);
  for (const sink of sinks) sink(problem);
}
