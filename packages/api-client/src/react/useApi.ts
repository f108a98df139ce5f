import { createContext, useContext, useMemo } from 'react';
import type { ApiClient } from '../core/createApiClient';
import type { SharedSession } from '../core/session/createSharedSession';
import type { ExpiringCache } from './expiringCache';
import { useSession } from './SessionProvider';
import { wrapWrites } from './trackWrites';
import type { WriteQueues } from './writeQueues';

/** The part of the context that apps can use. */
export interface ApiContextValue {
  /**
   * The client of the provider. Its writes belong to the session of the render: once that has ended, they are not
   * sent, and reject with an `AbortError`.
   */
  client: ApiClient;
}

/** Which customers also have agreements and messages at a partner bank. */
export interface Partners {
  /** Short names of distributors whose customers are all partner customers. */
  distributors?: readonly string[];
  /** Register numbers of banks whose customers are all partner customers (`loginBankplassRegisterNummer`). */
  registers?: readonly string[];
}

/** The context of this package's hooks. */
export interface HookContextValue extends ApiContextValue {
  /** Resolves when every pending write has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
  /** The cache provider of SWR. */
  cache: ExpiringCache;
  /** The session that the tabs of this origin share. */
  sharedSession: SharedSession;
  /** The logout that this tab sends, while it waits for the response. */
  ownLogout: { pending?: Promise<string | undefined> | undefined };
  /** The order of pending writes. */
  writeQueues: WriteQueues;
  /** Which customers are partner customers. */
  partners: Required<Partners>;
}

/** Set by `<ApiProvider>`. */
export const ApiContext = createContext<HookContextValue | null>(null);

/**
 * Returns the context of the hooks in this package.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useHookContext(): HookContextValue {
  const value = useContext(ApiContext);
  if (!value)
    throw new Error('The hooks of @forsikring/api-client must be used within an <ApiProvider>.');
  return value;
}

/**
 * Returns the client of the provider, for a call without a hook.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useApi(): ApiContextValue {
  const { client, writeQueues } = useHookContext();
  const { sessionId } = useSession();
  return useMemo(() => {
    if (sessionId === undefined) return { client };
    const ofSession = wrapWrites(client, (write) => async (...args) => {
      writeQueues.assertSession(sessionId);
      return write(...args);
    });
    return { client: ofSession };
  }, [client, writeQueues, sessionId]);
}
