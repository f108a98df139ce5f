import { useMemo } from 'react';
import type { AppConfig } from '../config/AppConfig';
import { useAppContext } from '../context/AppContext';

const CARDS = 'distributor.oversiktConfig.taskCards';

/** The address of the business portal; undefined where the distributor has not switched its card on, or has no address that may be followed. */
export function useBusinessPortal(): string | undefined {
  const { readConfig, addresses } = useAppContext();
  // Once: a refused address is reported, and rendering again is no news.
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
