import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { hostNameOf } from './checkOptions';

/**
 * The DNS servers that nginx asks for the host of an origin; undefined for an address and for `localhost`.
 * @param given the servers that an option names
 * @param file the file that names them otherwise
 * @throws {Error} when neither names any
 */
export function resolverOf(
  origin: string,
  given: string[] | undefined,
  file = '/etc/resolv.conf',
): string | undefined {
  const host = hostNameOf(origin);
  if (isIP(host) || host === 'localhost') return undefined;
  const servers = given ?? nameServers(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (servers.length === 0)
    throw new Error(`resolver is needed: ${file} names no DNS server that nginx can ask`);
  return servers.join(' ');
}

function nameServers(text: string): string[] {
  // nginx takes no address with a zone, such as fe80::1%eth0.
  return [...text.matchAll(/^\s*nameserver\s+([\w.:]+)\s*(?:[#;].*)?$/gm)].flatMap(
    ([, address = '']) => {
      if (!isIP(address)) return [];
      return isIP(address) === 6 ? `[${address}]` : address;
    },
  );
}
