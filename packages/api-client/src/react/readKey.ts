import type { Calls } from '../contract/calls';
import type { AnyArguments } from '../core/sendCall';

/** The names of the reads. */
export type ReadName = {
  [Name in keyof Calls]: Calls[Name]['method'] extends 'GET' ? Name : never;
}[keyof Calls];

/**
 * The SWR key of a read. It contains the session, so that sessions do not share data. SWR leaves out undefined, so
 * a query without values is the same read as none.
 */
export const readKey = (
  sessionId: string | undefined,
  name: ReadName,
  query: AnyArguments['query'] = {},
) => [sessionId ?? '', name, query] as const;
