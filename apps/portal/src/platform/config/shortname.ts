import { useAppContext } from '../AppContext';
import type { ConfigReader } from './createConfigReader';

/** The distributor's short name. A configuration without one counts as the direct channel (`none`). */
export const shortnameOf = (readConfig: ConfigReader): string =>
  readConfig('distributor.shortname', (config) => config.distributor?.shortname) ?? 'none';

/** The distributor's short name. */
export const useShortname = (): string => shortnameOf(useAppContext().readConfig);
