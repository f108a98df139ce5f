import { useMemo } from 'react';
import { useAppContext } from '../platform/AppContext';

const CARDS = 'distributor.oversiktConfig.taskCards';

/** The address of the business portal; undefined when its card is switched off, or when it has no allowed address. */
export function useBusinessPortal(): string | undefined {
  const { readConfig, addresses } = useAppContext();
  // Memoised, so that a refused address is reported once and not on each render.
  return useMemo(() => {
    if (!readConfig(`${CARDS}.showBedriftsportal`)) return undefined;
    const name = `${CARDS}.bedriftsportalUrl` as const;
    return addresses.safeHref(name, readConfig(name));
  }, [readConfig, addresses]);
}
