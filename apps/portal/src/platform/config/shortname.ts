import { useAppContext } from '../AppContext';
import type { ConfigReader } from './createConfigReader';

/**
 * The distributor's short name. A configuration without one counts as the direct channel (`none`), also for consent: the
 * portal then shows its own banner, instead of waiting for an opt-in cookie that no distributor sets.
 */
export const shortnameOf = (readConfig: ConfigReader): string =>
  readConfig('distributor.shortname') ?? 'none';

/** The distributor's short name. */
export const useShortname = (): string => shortnameOf(useAppContext().readConfig);
