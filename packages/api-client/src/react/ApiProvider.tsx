import { type ReactNode, useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from '../core/createApiClient';
import type { SharedSession } from '../core/session/createSharedSession';
import { ExpiringCache, UNUSED_MS } from './expiringCache';
import { type InitialBodies, initialEntries } from './initialEntries';
import { SessionProvider } from './SessionProvider';
import { trackWrites } from './trackWrites';
import { ApiContext, type Partners } from './useApi';
import { WriteQueues } from './writeQueues';

/** What the provider is given. */
export interface ApiProviderProps {
  /** The client that makes the calls. */
  client: ApiClient;
  /** The session as the tabs of this origin share it. */
  sharedSession: SharedSession;
  /** How long data that no component uses is kept, in milliseconds. @default 300000 */
  unusedMs?: number;
  /**
   * The bodies of responses that are there before the first render, by call, e.g. from requests that
   * the page started early. They are shown at once, and read again; one that breaks the contract is ignored.
   */
  initialBodies?: InitialBodies;
  /**
   * Which customers have agreements and messages at a partner bank as well. Without `registers`, the
   * older register is not asked for the customer's bank.
   * @default no customer
   */
  partners?: Partners;
  /** What uses the hooks. */
  children: ReactNode;
}

/** Gives the hooks their client, their session and one cache, which is emptied when the provider goes. */
export function ApiProvider({
  client,
  sharedSession,
  unusedMs = UNUSED_MS,
  initialBodies,
  partners,
  children,
}: ApiProviderProps) {
  const [cache] = useState(() => new ExpiringCache(unusedMs, initialEntries(initialBodies)));
  const [value] = useState(() => ({
    ...trackWrites(client),
    cache,
    sharedSession,
    writeQueues: new WriteQueues(),
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
        // No longer than data is kept: SWR makes no call for as long, and would wait for what was dropped.
        dedupingInterval: Math.min(60_000, unusedMs),
        revalidateOnFocus: false,
        // The client tries again by itself: a component sees the last failure alone.
        shouldRetryOnError: false,
      }}
    >
      <ApiContext.Provider value={value}>
        <SessionProvider>{children}</SessionProvider>
      </ApiContext.Provider>
    </SWRConfig>
  );
}
