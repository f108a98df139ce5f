import type { AppContextValue } from '../context/AppContext';
import { INSURANCE_PATH } from '../paths';

/** An address of the configuration that leads out of a session. */
type Exit = 'timeoutUrl' | 'logoutUrl';

/** The first of these addresses that may be followed; else the insurer's open pages, never the portal, which would ask for the session again. */
export function sessionExitUrl(
  names: readonly Exit[],
  { readConfig, addresses }: Pick<AppContextValue, 'readConfig' | 'addresses'>,
): string {
  for (const name of names) {
    const href = addresses.safeHref(
      name,
      readConfig(name, (config) => config[name]),
    );
    if (href) return href;
  }
  return `${INSURANCE_PATH}/skade`;
}
