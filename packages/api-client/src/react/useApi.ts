import { useMemo } from 'react';
import type { Calls } from '../contract/calls';
import type { CallContract } from '../contract/defineCall';
import type { Client } from '../core/createClient';
import { useHookContext } from './ApiContext';
import { useSession } from './SessionProvider';
import { wrapWrites } from './trackWrites';

/** What `useApi` returns. */
export interface ApiContextValue<Contract extends CallContract = Calls> {
  /**
   * The client of the provider. Its writes belong to the session of the render: once that session has ended, the writes
   * are not sent, and reject with an `AbortError`.
   */
  client: Client<Contract>;
}

/**
 * Returns the client of the provider, for a call without a hook.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useApi(): ApiContextValue {
  const { client, contract, writes } = useHookContext();
  const { sessionId } = useSession();
  return useMemo(() => {
    if (sessionId === undefined) return { client };
    const ofSession = wrapWrites(contract, client, (write) => async (...args) => {
      writes.assertSession(sessionId);
      return write(...args);
    });
    return { client: ofSession };
  }, [client, contract, writes, sessionId]);
}
