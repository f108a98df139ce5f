import { parseUrl } from '@forsikring/foundation/http/parseUrl';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { report } from '../monitoring/report';
import { isLoopback } from './isLoopback';

/** Decides which external addresses the portal may follow. */
export interface AddressPolicy {
  /**
   * Returns an absolute address that may be followed, or undefined. A refused address is reported by its
   * `name`. A relative address has the page's own origin.
   */
  safeHref(name: string, address: string | undefined): string | undefined;
}

/** The facts that the policy depends on. */
export interface PolicyOptions {
  config: AppConfig;
  environment: Environment;
  /** The address of the page. */
  base: string;
}

/**
 * Creates the check for all external addresses (docs/specification/configuration.md#address-policy):
 * parsed once, https or our own origin, no user info, a host that the configuration names. In development,
 * http is also allowed to loopback hosts in `trustedHosts`.
 */
export function createAddressPolicy({ config, environment, base }: PolicyOptions): AddressPolicy {
  const { origin: own, protocol: ownProtocol } = new URL(base);
  const trusted = (config.trustedHosts ?? []).flatMap((host) => hostOf(`https://${host}`));
  const named = new Set([...trusted, ...hostsOf(config)]);

  const allows = (url: URL): boolean => {
    if (url.username || url.password) return false;
    // A blob: URL has our origin too, and may have any content.
    if (url.origin === own) return url.protocol === ownProtocol;
    if (url.protocol === 'https:') return named.has(url.host);
    const loopback = isLoopback(url.hostname) && trusted.includes(url.host);
    return url.protocol === 'http:' && environment === 'Dev' && loopback;
  };

  return {
    safeHref(name, address) {
      if (address === undefined) return undefined;
      // A blank address means no page, and not the root of our own origin.
      const url = address.trim() ? parseUrl(address, own) : undefined;
      if (url && allows(url)) return url.href;
      report({ kind: 'address', message: `${name} is not an allowed address` });
      return undefined;
    },
  };
}

/** The normalised host of an address: in lower case, without the default port of https. */
function hostOf(address: string): string[] {
  const url = parseUrl(address);
  return url ? [url.host] : [];
}

/** The hosts of a configuration's addresses: its settings whose names end with 'url' or 'urls'. */
function hostsOf(setting: unknown, isAddress = false): string[] {
  if (typeof setting === 'string') return isAddress ? hostOf(setting) : [];
  return Object.entries(setting ?? {}).flatMap(([name, value]) =>
    hostsOf(value, isAddress || /urls?$/i.test(name)),
  );
}
