/** A host, or host and port: nothing that could end a directive or a header. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d{1,5})?$/;
const ANALYTICS = 'https://api-eu.mixpanel.com';

/**
 * The content security policy of a portal with this configuration.
 * @param {Record<string, any>} config the configuration, as `config.json` has it
 * @returns {string} the value of the header
 * @throws {Error} when an address in the configuration is none, or a host names more than a host
 */
export function contentSecurityPolicy({ apiHost, analytics, monitoring, trustedHosts, jumpUrl }) {
  if (trustedHosts !== undefined && !Array.isArray(trustedHosts)) {
    throw new Error('trustedHosts is no list of hosts');
  }
  const connections = [
    apiHost,
    analytics && (analytics.apiHost ?? ANALYTICS),
    monitoring?.dsn,
  ].flatMap(originOf);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(connections)].join(' '),
    `frame-src ${(trustedHosts ?? []).map(hostOf).join(' ') || "'none'"}`,
    "worker-src 'self'",
    ["form-action 'self'", ...originOf(jumpUrl)].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @param {unknown} address */
function originOf(address) {
  // Our own origin has no name of its own.
  if (address === undefined || address === '' || /^\/(?!\/)/.test(String(address))) return [];
  if (typeof address !== 'string' || !URL.canParse(address))
    throw new Error(`No address: ${address}`);
  const { protocol, host } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new Error(`No web address: ${address}`);
  return [`${protocol}//${hostOf(host)}`];
}

/** @param {unknown} host */
function hostOf(host) {
  if (typeof host !== 'string' || !HOST.test(host)) throw new Error(`No host: ${host}`);
  return host;
}
