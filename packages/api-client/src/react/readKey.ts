import type { Calls } from '../contract/calls';
import type { CallContract } from '../contract/defineCall';
import type { AnyArguments } from '../core/sendCall';

/** The names of the reads of a contract. */
export type ReadName<Contract extends CallContract = Calls> = {
  [Name in keyof Contract & string]: Contract[Name]['method'] extends 'GET' ? Name : never;
}[keyof Contract & string];

/**
 * The SWR key of a read. It contains the session, so that sessions do not share data. SWR leaves out undefined, so
 * a query without values is the same read as none.
 */
export const readKey = (
  sessionId: string | undefined,
  name: string,
  { query = {}, params = {} }: Pick<AnyArguments, 'query' | 'params'> = {},
) => [sessionId ?? '', name, query, params] as const;
