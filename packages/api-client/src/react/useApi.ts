import { createContext, useContext } from 'react';
import type { ApiClient } from '../core/createApiClient';
import type { SharedSession } from '../core/session/createSharedSession';
import type { ExpiringCache } from './expiringCache';
import type { PendingFields } from './pendingFields';

/** What the hooks depend on. */
export interface ApiContextValue {
  /** Makes the calls. */
  client: ApiClient;
  /** Resolves when every write that is under way now has succeeded or failed. */
  writesSettled: () => Promise<unknown>;
  /** What has been read. */
  cache: ExpiringCache;
  /** The session as the tabs of this origin share it. */
  sharedSession: SharedSession;
  /** Fields that are shown before they are saved. */
  pendingFields: PendingFields;
  /** The session that is known now: what waits for its turn is sent in the one it was meant for, or never. */
  activeSession: { id: string | undefined };
}

/** Set by `<ApiProvider>`. */
export const ApiContext = createContext<ApiContextValue | null>(null);

/**
 * What the hooks stand on, for a write or a call that no hook makes.
 * @throws Error outside an `<ApiProvider>`.
 */
export function useApi(): ApiContextValue {
  const value = useContext(ApiContext);
  if (!value)
    throw new Error('The hooks of @forsikring/api-client must be used within an <ApiProvider>.');
  return value;
}
