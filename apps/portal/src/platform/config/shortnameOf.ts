import type { ConfigReader } from './createConfigReader';

/** The distributor's short name. A configuration without one is the direct channel's, for calls, consent and reports alike. */
export const shortnameOf = (readConfig: ConfigReader): string =>
  readConfig('distributor.shortname', (config) => config.distributor?.shortname) ?? 'none';
