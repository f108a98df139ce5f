import { numberOption } from '@forsikring/foundation/numberOption';
import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { type Calls, calls } from '../contract/calls';
import type { CallContract } from '../contract/defineCall';
import type { SessionStatus } from '../contract/session';
import type { ApiClient } from '../core/createApiClient';
import type { Client } from '../core/createClient';
import type { SharedSession } from '../core/session/createSharedSession';
import { ApiContext, type HookContextValue, type Partners } from './ApiContext';
import { ExpiringCache, UNUSED_MS } from './expiringCache';
import { type InitialBodies, initialEntries } from './initialEntries';
import { PendingWrites } from './pendingWrites';
import { SESSION_KEY, SessionProvider } from './SessionProvider';
import { trackWrites } from './trackWrites';

/** The props of `ApiProvider`. */
export interface ApiProviderProps<Contract extends CallContract = Calls> {
  /**
   * The client that makes the calls. Its `getSessionStatus` returns the current session. The hooks keep the data of
   * each `kfpSessionId` separate.
   */
  client: Client<Contract> & { getSessionStatus: () => Promise<SessionStatus> };
  /** The session that the tabs of this origin share. */
  sharedSession: SharedSession;
  /** How long data that no component uses is kept, in milliseconds. `Infinity` keeps it. @default 300000 */
  unusedMs?: number | undefined;
  /**
   * Response bodies that are ready before the first render, by call, e.g. from requests that the page
   * started early. The hooks show them at once and read them again. A body that breaks the contract is
   * ignored.
   */
  initialBodies?: InitialBodies<Contract> | undefined;
  /**
   * Which customers also have agreements and messages at a partner bank. Without `registers`, the hooks do
   * not read the customer's bank from the older register.
   * @default no customer
   */
  partners?: Partners | undefined;
  /** The components that use the hooks. */
  children: ReactNode;
}

/** Provides the client, the session and one cache to the hooks. Empties the cache when it unmounts. */
export function ApiProvider(props: ApiProviderProps) {
  return <ContractProvider contract={calls} {...props} />;
}

/** The provider for a client of any contract. */
export function ContractProvider({
  contract,
  client,
  sharedSession,
  unusedMs: givenUnusedMs,
  initialBodies,
  partners,
  children,
}: ApiProviderProps & { contract: CallContract }) {
  const unusedMs = numberOption('@forsikring/api-client: unusedMs', givenUnusedMs, UNUSED_MS);
  const [cache] = useState(
    () => new ExpiringCache(unusedMs, initialEntries(contract, initialBodies)),
  );
  const [value] = useState(() => ({
    ...createWrites(contract, client, cache),
    contract,
    cache,
    sharedSession,
    ownLogout: {},
    partners: {
      distributors: partners?.distributors ?? [],
      registers: partners?.registers ?? [],
    },
  }));
  useEffect(() => {
    cache.open();
    return () => cache.close();
  }, [cache]);

  return (
    <SWRConfig
      value={{
        provider: () => cache,
        // At most `unusedMs`: SWR sends no request in this interval, even for data that was dropped.
        dedupingInterval: Math.min(60_000, unusedMs),
        revalidateOnFocus: false,
        // The client retries, so components see the last failure only.
        shouldRetryOnError: false,
      }}
    >
      <ApiContext.Provider value={value}>
        <SessionProvider>{children}</SessionProvider>
      </ApiContext.Provider>
    </SWRConfig>
  );
}

/** The client whose writes are tracked, and wait while it is unknown whose session the browser has. */
function createWrites(contract: CallContract, client: ApiClient, cache: ExpiringCache) {
  const sessionCheck: HookContextValue['sessionCheck'] = {};
  const writes = new PendingWrites(() => cache.get(SESSION_KEY)?.data?.kfpSessionId);
  const beforeWrite = (name: string) => {
    // A logout may end whichever session the browser has.
    const confirmed = name === 'logOut' ? undefined : sessionCheck.current?.confirm();
    const { sessionId } = writes;
    return confirmed?.then(() => writes.assertCurrentSession(sessionId));
  };
  return { ...trackWrites(contract, client, beforeWrite), writes, sessionCheck };
}
