import { useAppContext } from '../context/AppContext';

/** The distributor's short name; `none`, the direct channel's, where the configuration has none. */
export function useShortname(): string {
  const { readConfig } = useAppContext();
  return readConfig('distributor.shortname', (config) => config.distributor?.shortname) ?? 'none';
}
