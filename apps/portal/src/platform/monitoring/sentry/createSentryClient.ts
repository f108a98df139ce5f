import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/react';
import { recordingRates } from './sampleRates';
import { scrubEnvelope } from './scrubEnvelope';
import { scrubEvent } from './scrubEvent';

/** Where reports go, and from where. */
export interface SentryOptions {
  dsn: string;
  environment: string;
  /** How much traffic the host has. */
  traffic?: string | undefined;
  /** Whether the visitor may be recorded, as it is now. */
  mayRecord: () => boolean;
}

/**
 * Creates a client without the SDK's integrations, which would also send addresses, clicks and console
 * lines. Everything that it sends passes our scrubbing last.
 */
export function createSentryClient({
  dsn,
  environment,
  traffic,
  mayRecord,
}: SentryOptions): BrowserClient {
  const client = new BrowserClient({
    dsn,
    environment,
    integrations: [],
    stackParser: defaultStackParser,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    beforeSend: scrubEvent,
    // Whether a page load is traced is decided before the code of tracing is fetched, see `startTraces`.
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    profileLifecycle: 'trace',
    ...recordingRates(traffic),
    transport: (options) => {
      const transport = makeFetchTransport(options);
      const send: typeof transport.send = async (envelope) => {
        const scrubbed = scrubEnvelope(envelope, mayRecord());
        return scrubbed[1].length > 0 ? transport.send(scrubbed) : {};
      };
      return { ...transport, send };
    },
  });
  setCurrentClient(client);
  client.init();
  return client;
}
