import type { makeFetchTransport } from '@sentry/react';
import { scrubDeep } from './scrubDeep';

type Transport = ReturnType<typeof makeFetchTransport>;
type Envelope = Parameters<Transport['send']>[0];
type Item = [header: Record<string, unknown>, payload: unknown];

/** What is known and looked through; anything else that the SDK comes to send stays here. */
const SENT: ReadonlySet<unknown> = new Set(['event', 'transaction', 'client_report']);
/** What only those who have said yes are recorded by. */
const RECORDED: ReadonlySet<unknown> = new Set([
  ...['replay_event', 'replay_recording', 'profile', 'profile_chunk'],
]);

/** An envelope in which nothing names a person, wherever the SDK put it, and nothing is recorded that may not be. */
export function scrubEnvelope([header, items]: Envelope, mayRecord: boolean): Envelope {
  const { dsn, ...rest } = header as Record<string, unknown>;
  const scrubbed = (items as Item[]).flatMap(([about, payload]): Item[] => {
    if (!SENT.has(about.type) && !(mayRecord && RECORDED.has(about.type))) return [];
    // Built anew from named fields already; addresses of code must stay whole there.
    if (about.type === 'event') return [[about, payload]];
    if (about.type === 'replay_recording') return scrubRecording(about, payload);
    return [[about, scrubDeep(payload)]];
  });
  const head = { ...(scrubDeep(rest) as object), ...(dsn !== undefined && { dsn }) };
  return [head, scrubbed] as unknown as Envelope;
}

/** A recording is two lines of JSON; one that is not, compressed perhaps, cannot be looked through. */
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
