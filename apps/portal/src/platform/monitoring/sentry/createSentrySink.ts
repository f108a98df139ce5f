import { type BrowserClient, Scope } from '@sentry/react';
import type { Report } from '../report';
import { fetchDetailsOf } from './fetchDetails';

/** What others' code says on every page, and nobody can mend here (specification part 1 §8). */
const IGNORED = [/ToggleSlider component has been deprecated/, /^FBNav/];

/** Makes what sends reports by a client. `distributor` is the short name. */
export function createSentrySink(
  client: BrowserClient,
  distributor: string,
): (problem: Report) => void {
  return ({ kind, message, error }) => {
    const { message: said = error } = Object(error ?? '') as { message?: unknown };
    if (IGNORED.some((pattern) => pattern.test(`${said}`) || pattern.test(message))) return;
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
