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
  if (typeof address !== 'string' || !/^[a-z]+:/i.test(address)) return [];
  const { protocol, host } = new URL(address);
  return [`${protocol}//${hostOf(host)}`];
}

/** @param {unknown} host */
function hostOf(host) {
  if (typeof host !== 'string' || !HOST.test(host)) throw new Error(`No host: ${host}`);
  return host;
}
