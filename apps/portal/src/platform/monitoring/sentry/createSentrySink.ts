import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/react';
import type { Report } from '../report';
import { fetchDetailsOf } from './fetchDetails';
import { scrubEvent } from './scrubEvent';

/** Where reports go, and what names them. */
export interface SentryOptions {
  dsn: string;
  environment: string;
  /** The distributor's short name. */
  distributor: string;
}

/** What others' code says on every page, and nobody can mend here (specification part 1 §8). */
const IGNORED = [/ToggleSlider component has been deprecated/, /^FBNav/];

/**
 * Makes what sends reports to Sentry. A client of its own, without the SDK's integrations: they would
 * send addresses, clicks and console lines along.
 */
export function createSentrySink({
  dsn,
  environment,
  distributor,
}: SentryOptions): (problem: Report) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    integrations: [],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    beforeSend: scrubEvent,
  });
  client.init();

  return ({ kind, message, error }) => {
    const said = error instanceof Error ? error.message : String(error ?? '');
    if (IGNORED.some((pattern) => pattern.test(said) || pattern.test(message))) return;
    const scope = new Scope();
    scope.setClient(client);
    scope.setTags({ kind, distributor });
    scope.setContext('report', { message });
    const fetch = fetchDetailsOf(error);
    if (fetch) scope.setContext('fetch', { ...fetch });
    if (error === undefined) scope.captureMessage(message, 'warning');
    else scope.captureException(error);
  };
}
