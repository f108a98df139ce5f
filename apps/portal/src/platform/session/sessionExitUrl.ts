import type { AppContextValue } from '../AppContext';
import { INSURANCE_PATH } from '../paths';

/** A configured address to go to after a session. */
type Exit = 'timeoutUrl' | 'logoutUrl';

/**
 * The first allowed address of `names`; otherwise the insurer's open pages. Never the portal, which would
 * require a session again.
 */
export function sessionExitUrl(
  names: readonly Exit[],
  { readConfig, addresses }: Pick<AppContextValue, 'readConfig' | 'addresses'>,
): string {
  for (const name of names) {
    const href = addresses.safeHref(name, readConfig(name));
    if (href) return href;
  }
  return `${INSURANCE_PATH}/skade`;
}
