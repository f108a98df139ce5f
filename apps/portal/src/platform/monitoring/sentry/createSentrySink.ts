import { type BrowserClient, Scope } from '@sentry/react';
import type { Report } from '../report';
import { fetchDetailsOf } from './fetchDetails';

/** Messages of third-party code; browsers prepend 'Uncaught' (docs/specification/tracking.md#reports). */
const IGNORED = [
  /ToggleSlider component has been deprecated/,
  /^(?:Uncaught (?:\w*Error: )?)?FBNav/,
];

/** Creates a sink that sends reports with a client. `distributor` is the short name. */
export function createSentrySink(
  client: BrowserClient,
  distributor: string,
): (problem: Report) => void {
  return ({ kind, message, error }) => {
    const { message: thrown = error } = Object(error ?? '') as { message?: unknown };
    if (IGNORED.some((pattern) => pattern.test(`${thrown}`) || pattern.test(message))) return;
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
