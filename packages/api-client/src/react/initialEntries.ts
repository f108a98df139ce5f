import { type State, unstable_serialize } from 'swr';
import type { Calls } from '../contract/calls';
import type { CallContract, CallShape } from '../contract/defineCall';
import type { SessionStatus } from '../contract/session';
import { parseResponse } from '../core/parseResponse';
import { removeNulls } from '../core/removeNulls';
import { type ReadName, readKey } from './readKey';
import { initialStatus, SESSION_KEY } from './SessionProvider';

/** Parsed bodies of successful responses, by call. `getSessionStatus` is the session that the others belong to. */
export type InitialBodies<Contract extends CallContract = Calls> = {
  [Name in ReadName<Contract>]?: unknown;
};

/** Creates the initial cache entries: the session and its data, without bodies that break the contract. */
export function initialEntries(
  contract: CallContract,
  bodies: Readonly<Record<string, unknown>> = {},
): [string, State][] {
  const session = parsedBody(contract.getSessionStatus, bodies.getSessionStatus) as
    | SessionStatus
    | undefined;
  if (!session) return [];
  const entries: [string, State][] = [[SESSION_KEY, { data: initialStatus(session) }]];
  if (session.kfpSessionId === undefined) return entries;
  for (const [name, body] of Object.entries(bodies)) {
    const data = name === 'getSessionStatus' ? undefined : parsedBody(contract[name], body);
    const key = unstable_serialize(readKey(session.kfpSessionId, name));
    if (data !== undefined) entries.push([key, { data }]);
  }
  return entries;
}

function parsedBody(call: CallShape | undefined, given: unknown): unknown {
  if (!call?.response || given === undefined) return undefined;
  const body = call.keepNulls ? given : removeNulls(given);
  const result = parseResponse(call.response, body, call.aliases);
  return 'value' in result ? result.value : undefined;
}
