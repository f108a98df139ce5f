import { createContext, useContext } from 'react';
import type { AppConfig } from './config/AppConfig';
import type { ConfigReader } from './config/createConfigReader';
import type { Environment } from './environment/detectEnvironment';
import type { AddressPolicy } from './navigation/createAddressPolicy';
import type { Leave } from './navigation/createLeave';

/** The values that all parts of the portal can use. */
export interface AppContextValue {
  config: AppConfig;
  /** Reads a setting, and reports it when it is missing. */
  readConfig: ConfigReader;
  environment: Environment;
  addresses: AddressPolicy;
  /** Leaves the page for an address that has passed `addresses`. */
  leave: Leave['leave'];
  leaveLater: Leave['leaveLater'];
}

/** Provides the configuration and the services that are created from it. */
export const AppContext = createContext<AppContextValue | null>(null);

/**
 * Returns the values that all parts of the portal can use.
 * @throws Error outside an `<AppContext.Provider>`.
 */
export function useAppContext(): AppContextValue {
  const value = useContext(AppContext);
  if (!value) throw new Error('useAppContext() must be used within a <AppContext.Provider>!');
  return value;
}
