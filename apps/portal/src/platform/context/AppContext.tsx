import { createContext, useContext } from 'react';
import type { AppConfig } from '../config/AppConfig';
import type { ConfigReader } from '../config/createConfigReader';
import type { Environment } from '../environment/detectEnvironment';
import type { AddressPolicy } from '../navigation/createAddressPolicy';

/** What all parts of the portal may ask for. */
export interface AppContextValue {
  config: AppConfig;
  /** Reads a setting that should be there. */
  readConfig: ConfigReader;
  environment: Environment;
  addresses: AddressPolicy;
  /** Leaves the page for an address that has passed `addresses`; `replace` leaves no way back to it. */
  leave: (href: string, options?: { replace?: boolean }) => void;
}

/** Its provider gives the portal its configuration. */
export const AppContext = createContext<AppContextValue | null>(null);

/**
 * What all parts of the portal may ask for.
 * @throws Error outside an `<AppContext.Provider>`.
 */
export function useAppContext(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useAppContext() must be used within a <AppContext.Provider>!');
  return value;
}
