import { useMemo } from 'react';
import { useAppContext } from '../AppContext';
import type { AppConfig } from '../config/AppConfig';

type AddressName = {
  [Name in keyof AppConfig]-?: AppConfig[Name] extends string | undefined ? Name : never;
}[keyof AppConfig];

/** An address of the configuration for a link; undefined when it is missing or not allowed. */
export function useConfiguredAddress(name: AddressName): string | undefined {
  const { readConfig, addresses } = useAppContext();
  // Memoised, so that a refused address is reported once and not on each render.
  return useMemo(() => addresses.safeHref(name, readConfig(name)), [name, readConfig, addresses]);
}
