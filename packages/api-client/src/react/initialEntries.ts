import { type State, unstable_serialize } from 'swr';
import { calls } from '../contract/calls';
import type { NamedCall } from '../contract/defineCall';
import type { SessionStatus } from '../contract/session';
import { parseResponse } from '../core/parseResponse';
import { removeNulls } from '../core/removeNulls';
import { type ReadName, readKey } from './readKey';
import { initialStatus, SESSION_KEY } from './SessionProvider';

/** Parsed bodies of successful responses, by call. `getSessionStatus` is the session that the others belong to. */
export type InitialBodies = { [Name in ReadName]?: unknown };

/** Creates the initial cache entries: the session and its data, without bodies that break the contract. */
export function initialEntries(bodies: InitialBodies = {}): [string, State][] {
  const session = parsedBody('getSessionStatus', bodies) as SessionStatus | undefined;
  if (!session) return [];
  const entries: [string, State][] = [[SESSION_KEY, { data: initialStatus(session) }]];
  if (session.kfpSessionId === undefined) return entries;
  for (const name of Object.keys(bodies) as ReadName[]) {
    const data = name === 'getSessionStatus' ? undefined : parsedBody(name, bodies);
    const key = unstable_serialize(readKey(session.kfpSessionId, name));
    if (data !== undefined) entries.push([key, { data }]);
  }
  return entries;
}

function parsedBody(name: ReadName, bodies: InitialBodies): unknown {
  const { response, aliases } = calls[name] as NamedCall;
  const body = removeNulls(bodies[name]);
  const result =
    response && body !== undefined ? parseResponse(response, body, aliases) : undefined;
  return result && 'value' in result ? result.value : undefined;
}
