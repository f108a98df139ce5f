import { createContext, useContext } from 'react';
import type { ApiClient } from '../core/createApiClient';
import type { SharedSession } from '../core/session/createSharedSession';
import type { ExpiringCache } from './expiringCache';
import type { WriteQueues } from './writeQueues';

/** What an app gets from the provider. */
export interface ApiContextValue {
  /** Makes the calls. */
  client: ApiClient;
}

/** Which customers have agreements and messages at a partner bank as well. */
export interface Partners {
  /** Distributors whose customers all have them, by short name. */
  distributors?: readonly string[];
  /** Register numbers of the banks whose customers have them (`loginBankplassRegisterNummer`). */
  registers?: readonly string[];
}

/** What the hooks of this package share, beside the client. */
export interface HookContextValue extends ApiContextValue {
  /** Resolves when every write that is pending now has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
  /** The cache provider of SWR. */
  cache: ExpiringCache;
  /** The session as the tabs of this origin share it. */
  sharedSession: SharedSession;
  /** The order of the writes. */
  writeQueues: WriteQueues;
  /** Which customers have a partner bank. */
  partners: Required<Partners>;
}

/** Set by `<ApiProvider>`. */
export const ApiContext = createContext<HookContextValue | null>(null);

/**
 * The context of the hooks in this package.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useHookContext(): HookContextValue {
  const value = useContext(ApiContext);
  if (!value)
    throw new Error('The hooks of @forsikring/api-client must be used within an <ApiProvider>.');
  return value;
}

/**
 * The client of the provider, for a call that no hook makes.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useApi(): ApiContextValue {
  const { client } = useHookContext();
  return { client };
}
