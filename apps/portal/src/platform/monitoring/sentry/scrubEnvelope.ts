import type { makeFetchTransport } from '@sentry/react';
import { scrubDeep } from './scrubDeep';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Item = [header: Record<string, unknown>, payload: unknown];

/** The kinds of items that can be scrubbed. Other kinds, such as those of future SDK versions, are not sent. */
const SENT: ReadonlySet<unknown> = new Set(['event', 'transaction', 'client_report']);
/** The kinds of items that need the visitor's consent. */
const RECORDED: ReadonlySet<unknown> = new Set([
  ...['replay_event', 'replay_recording', 'profile', 'profile_chunk'],
]);

/** An envelope without personal details, and without recordings unless the visitor has consented. */
export function scrubEnvelope([header, items]: Envelope, mayRecord: boolean): Envelope {
  const scrubbed = (items as Item[]).flatMap(([about, payload]): Item[] => {
    if (!SENT.has(about.type) && !(mayRecord && RECORDED.has(about.type))) return [];
    // Scrubbed before by `scrubEvent`, which keeps the addresses of code.
    if (about.type === 'event') return [[about, payload]];
    if (about.type === 'replay_recording') return scrubRecording(about, payload);
    return [[about, scrubDeep(payload)]];
  });
  return [scrubHeader(header as Record<string, unknown>), scrubbed] as unknown as Envelope;
}

/** Header fields with numbers and ids that masking would break: addressing, time, SDK, and the sampling of the trace. */
const HEADER_KEYS = ['dsn', 'event_id', 'sent_at', 'sdk'];
const TRACE_KEYS = [
  ...['trace_id', 'replay_id', 'public_key', 'environment'],
  ...['sampled', 'sample_rate', 'sample_rand'],
];

function scrubHeader({ trace, ...header }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...pick(header, HEADER_KEYS),
    ...(trace !== undefined && { trace: pick(trace as Record<string, unknown>, TRACE_KEYS) }),
  };
}

const pick = (values: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

/**
 * Scrubs a recording, which is two lines of JSON. Other formats, such as a compressed one, cannot be
 * scrubbed and are not sent.
 */
function scrubRecording(about: Item[0], payload: unknown): Item[] {
  if (typeof payload !== 'string') return [];
  const [head = '', ...lines] = payload.split('\n');
  try {
    const recording = scrubDeep(JSON.parse(lines.join('\n')));
    const text = `${head}\n${JSON.stringify(recording)}`;
    return [[{ ...about, length: new TextEncoder().encode(text).length }, text]];
  } catch {
    return [];
  }
}
