import { createContext, useContext } from 'react';
import type { CallContract } from '../contract/defineCall';
import type { ApiClient } from '../core/createApiClient';
import type { SessionCheck } from '../core/session/createSessionCheck';
import type { SharedSession } from '../core/session/createSharedSession';
import type { ExpiringCache } from './expiringCache';
import type { PendingWrites } from './pendingWrites';

/** Which customers also have agreements and messages at a partner bank. */
export interface Partners {
  /** Short names of distributors whose customers are all partner customers. */
  distributors?: readonly string[];
  /** Register numbers of banks whose customers are all partner customers (`loginBankplassRegisterNummer`). */
  registers?: readonly string[];
}

/** The context of this package's hooks. */
export interface HookContextValue {
  /** The client of the provider. One of another contract has other calls. */
  client: ApiClient;
  /** The calls of the client. */
  contract: CallContract;
  /** Resolves when every pending write has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
  /** The cache provider of SWR. */
  cache: ExpiringCache;
  /** The session that the tabs of this origin share. */
  sharedSession: SharedSession;
  /** The logout that this tab sends, while it waits for the response. */
  ownLogout: { pending?: Promise<string | null | undefined> | undefined };
  /** The pending writes, and the session that they belong to. */
  writes: PendingWrites;
  /** Whether the page was away since the session was read; set while `SessionProvider` is mounted. */
  sessionCheck: { current?: SessionCheck | undefined };
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
