import { useMemo } from 'react';
import type { AppConfig } from '../config/AppConfig';
import { useAppContext } from '../context/AppContext';

type AddressName = {
  [Name in keyof AppConfig]-?: AppConfig[Name] extends string | undefined ? Name : never;
}[keyof AppConfig];

/** An address of the configuration as a link may have it; undefined where it is missing or may not be followed. */
export function useConfiguredAddress(name: AddressName): string | undefined {
  const { readConfig, addresses } = useAppContext();
  // Once: a refused address is reported, and rendering is no news.
  return useMemo(
    () =>
      addresses.safeHref(
        name,
        readConfig(name, (config) => config[name]),
      ),
    [name, readConfig, addresses],
  );
}
