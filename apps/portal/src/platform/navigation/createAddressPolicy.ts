import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { report } from '../monitoring/report';

/** Decides which addresses the portal follows that it did not write itself. */
export interface AddressPolicy {
  /**
   * The address as it may be followed, or undefined, which is reported by `name`.
   * A relative address is of the page's own origin.
   */
  safeHref(name: string, address: string | undefined): string | undefined;
}

/** Where the page stands, and how. */
export interface PolicyOptions {
  config: AppConfig;
  environment: Environment;
  /** The address of the page. */
  base: string;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Creates the check that every foreign address passes (docs/specification/configuration.md#address-policy):
 * parsed once, https or our own origin, no user info, a host that the configuration names. In development
 * plain http is allowed too, for loopback hosts that `trustedHosts` names.
 */
export function createAddressPolicy({ config, environment, base }: PolicyOptions): AddressPolicy {
  const { origin: own, protocol: ownProtocol } = new URL(base);
  const trusted = (config.trustedHosts ?? []).flatMap(hostOf);
  const named = new Set([...trusted, ...hostsOf(config)]);

  const allows = (url: URL): boolean => {
    if (url.username || url.password) return false;
    // A blob is of our origin too, and is whatever made it.
    if (url.origin === own) return url.protocol === ownProtocol;
    if (url.protocol === 'https:') return named.has(url.host);
    const loopback = LOOPBACK.test(url.hostname) && trusted.includes(url.host);
    return url.protocol === 'http:' && environment === 'Dev' && loopback;
  };

  return {
    safeHref(name, address) {
      if (address === undefined) return undefined;
      const url = URL.canParse(address, own) ? new URL(address, own) : undefined;
      if (url && allows(url)) return url.href;
      report({ kind: 'address', message: `${name} is no address that the portal may follow` });
      return undefined;
    },
  };
}

/** A host as addresses have it: in lower case, without the port that https means anyway. */
function hostOf(host: string): string[] {
  return URL.canParse(`https://${host}`) ? [new URL(`https://${host}`).host] : [];
}

/** The hosts of the addresses that the configuration itself has. */
function hostsOf(config: AppConfig): string[] {
  const { distributor } = config;
  const addresses = [
    ...[config.unauthorizedUrl, config.timeoutUrl, config.logoutUrl, config.loginUrl],
    ...[config.jumpUrl, config.jumpFallbackUrl, config.eikaDetailsUrl, config.reportClaimUrl],
    ...[config.priceComparisonUrl, config.privacyUrl, config.maintenanceCalendarUrl],
    ...[config.healthDeclarationUrl, config.acceptOffersUrl],
    ...[distributor?.info?.loggUtUrl, distributor?.info?.nettbankUrl],
    ...Object.values(distributor?.info?.bankHomeUrls ?? {}),
    ...overviewAddresses(distributor?.oversiktConfig?.taskCards),
    ...(distributor?.andreForsikringer ?? []).flatMap(({ reportClaimUrl, readMoreUrl }) => [
      reportClaimUrl,
      readMoreUrl,
    ]),
  ];
  return addresses.flatMap((address) =>
    address && URL.canParse(address) ? [new URL(address).host] : [],
  );
}

type TaskCards = NonNullable<NonNullable<AppConfig['distributor']>['oversiktConfig']>['taskCards'];

const overviewAddresses = (cards: TaskCards): (string | undefined)[] => [
  cards?.bedriftsportalUrl,
  cards?.skrytebokser?.testUtmerkelserContent?.url,
  cards?.skrytebokser?.kundefordelerContent?.url,
];
