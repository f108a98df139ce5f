import { isIP } from 'node:net';
import type { RenderOptions } from './renderSite';

/** Dots are between labels alone: to nginx, a name that starts with a dot means all names that end with it. */
const ORIGIN = /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])(:\d+)?$/i;
const ADDRESS_WITH_PORT = /^[\w.:[\]-]+$/;
const SAFE_PATH = /^[\w./-]+$/;
/** The words that nginx reads in a `map` as its own. */
const MAP_WORDS = ['default', 'hostnames', 'include', 'volatile'];

/** @throws {Error} that says which option does not fit into nginx's configuration */
export function checkOptions(options: RenderOptions): void {
  const { upstream, origins, cspReports, tls, upstreamCa, connectionsPerAddress } = options;
  for (const resolver of options.resolver ?? []) expect(ADDRESS_WITH_PORT, { resolver });
  expect(ADDRESS_WITH_PORT, { listen: options.listen });
  expect(/^(https:\/\/[\w.:-]+)?\/(?!\/)[\w./~%?=&-]*$/, { cspReports });
  const { out, run, log } = options;
  expect(SAFE_PATH, { out, run, log, upstreamCa, certificate: tls?.certificate, key: tls?.key });
  expect(/^[1-9]\d*$/, { connectionsPerAddress: connectionsPerAddress?.toString() });
  expectOrigin('upstream', upstream);
  if (upstream.startsWith('https:') && isIP(hostNameOf(upstream))) {
    throw new Error('upstream needs a host name for https: nginx compares it with the certificate');
  }
  checkOrigins(origins);
}

function checkOrigins(origins: string[]): void {
  if (origins.length === 0) throw new Error('An origin is needed');
  for (const origin of origins) expectOrigin('origin', origin);
  if (new Set(origins.map((origin) => new URL(origin).protocol)).size > 1) {
    throw new Error('The origins need the same scheme');
  }
  for (const [index, host] of origins.map(hostNameOf).entries()) {
    if (MAP_WORDS.includes(host)) {
      throw new Error(`origin cannot be ${origins[index]}: nginx reads "${host}" as its own word`);
    }
    const first = origins.findIndex((origin) => hostNameOf(origin) === host);
    if (first < index) {
      throw new Error(
        `${origins[first]} and ${origins[index]} have the same host: name one of them`,
      );
    }
  }
}

/** The host name or address of an origin. */
export const hostNameOf = (origin: string) => new URL(origin).hostname.replace(/^\[(.*)\]$/, '$1');

function expectOrigin(name: string, origin: string): void {
  if (!ORIGIN.test(origin) || !URL.canParse(origin)) throw refusal(name, origin);
}

function expect(form: RegExp, values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && !form.test(value)) throw refusal(name, value);
  }
}

const refusal = (name: string, value: string) => new Error(`${name} cannot be ${value}`);
