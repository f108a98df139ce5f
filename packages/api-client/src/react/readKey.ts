import type { Calls } from '../contract/calls';
import type { AnyArguments } from '../core/sendCall';

/** The names of the reads. */
export type ReadName = {
  [Name in keyof Calls]: Calls[Name]['method'] extends 'GET' ? Name : never;
}[keyof Calls];

/**
 * The SWR key of a read. It contains the session, so that sessions do not share data. A query without values is
 * the same read as one without a query.
 */
export function readKey(
  sessionId: string | undefined,
  name: ReadName,
  query: AnyArguments['query'] = {},
) {
  const hasValues = Object.values(query).some((value) => value != null);
  return [sessionId ?? '', name, hasValues ? query : null] as const;
}
