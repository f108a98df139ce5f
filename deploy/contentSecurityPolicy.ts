import type { AppConfig } from '../apps/portal/src/platform/config/AppConfig';
import { isPortalPage } from '../apps/portal/src/platform/navigation/canonicalAddress';

/** A host name with an optional port, without characters that could end a directive or a header. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d{1,5})?$/;
const ANALYTICS = 'https://api-eu.mixpanel.com';

/** The keys of the configuration that name a host. */
type PolicyConfig = Pick<
  AppConfig,
  'apiHost' | 'analytics' | 'monitoring' | 'consentLogUrl' | 'trustedHosts' | 'jumpUrl' | 'loginUrl'
>;

/**
 * Creates the content security policy of a portal with this configuration.
 * @param reportTo the address for violation reports; none by default
 * @param origins the origins of the site
 * @throws {Error} when the configuration has an invalid address or host
 */
export function contentSecurityPolicy(
  config: PolicyConfig,
  reportTo?: string,
  origins: readonly string[] = [],
): string {
  const { apiHost, analytics, monitoring, consentLogUrl, trustedHosts = [], jumpUrl } = config;
  const connections = [
    apiHost,
    analytics && (analytics.apiHost || ANALYTICS),
    monitoring?.dsn,
    consentLogUrl,
  ].flatMap(originOf);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(connections)].join(' '),
    `frame-src ${[...ownLogin(config, origins), ...trustedHosts.map(hostOf)].join(' ') || "'none'"}`,
    "worker-src 'self'",
    ["form-action 'self'", ...originOf(jumpUrl)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Code cannot turn a string into markup or a script address. The portal never needs to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reportTo ? [`report-uri ${reportTo}`, 'report-to csp'] : []),
  ].join('; ');
}

/** Our own origin, for a login page on it. No page may frame a page of the portal. */
function ownLogin(
  { loginUrl }: PolicyConfig,
  [own = 'https://own.invalid', ...others]: readonly string[],
) {
  if (!loginUrl || !URL.canParse(loginUrl, own)) return [];
  const address = new URL(loginUrl, own);
  return [own, ...others].includes(address.origin) && !isPortalPage(address) ? ["'self'"] : [];
}

function originOf(address: string | undefined): string[] {
  // An empty address and a path belong to the portal's own origin.
  if (!address || /^\/(?!\/)/.test(address)) return [];
  if (!URL.canParse(address)) throw new Error(`No address: ${address}`);
  const { protocol, host } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new Error(`Not a web address: ${address}`);
  return [`${protocol}//${hostOf(host)}`];
}

function hostOf(host: string): string {
  if (!HOST.test(host)) throw new Error(`Not a host: ${host}`);
  return host;
}
