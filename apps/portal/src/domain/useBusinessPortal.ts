import { useMemo } from 'react';
import { useAppContext } from '../platform/AppContext';
import type { AppConfig } from '../platform/config/AppConfig';

const CARDS = 'distributor.oversiktConfig.taskCards';

/** The address of the business portal; undefined when its card is switched off, or when it has no allowed address. */
export function useBusinessPortal(): string | undefined {
  const { readConfig, addresses } = useAppContext();
  // Memoised, so that a refused address is reported once and not on each render.
  return useMemo(() => {
    const cardsOf = (config: AppConfig) => config.distributor?.oversiktConfig?.taskCards;
    const shown = readConfig(
      `${CARDS}.showBedriftsportal`,
      (config) => cardsOf(config)?.showBedriftsportal,
    );
    if (!shown) return undefined;
    const name = `${CARDS}.bedriftsportalUrl`;
    return addresses.safeHref(
      name,
      readConfig(name, (config) => cardsOf(config)?.bedriftsportalUrl),
    );
  }, [readConfig, addresses]);
}
