import type { ApiClient } from '@forsikring/api-client';
import type { Problems } from './createProblems';

type AnyCall = (...args: never[]) => Promise<unknown>;

/** Wraps a client: a response with `systemSourceError` adds a problem, and a response without it removes the problem. */
export function watchResponses(client: ApiClient, problems: Problems): ApiClient {
  const watched =
    (name: string, call: AnyCall): AnyCall =>
    async (...args) => {
      const body = await call(...args);
      if (reportsSystemsDown(body)) problems.add(name);
      else problems.remove(name);
      return body;
    };
  return Object.fromEntries(
    Object.entries(client).map(([name, call]) => [name, watched(name, call as AnyCall)]),
  ) as unknown as ApiClient;
}

function reportsSystemsDown(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'systemSourceError' in body &&
    body.systemSourceError === true
  );
}
