import { isIP } from 'node:net';
import type { RenderOptions } from './renderSite';

/** Dots are between labels alone: to nginx, a name that starts with a dot means all names that end with it. */
const ORIGIN = /^https?:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:]+\])(:\d+)?$/i;
/** An address, and perhaps a port. */
const ADDRESS = /^([\d.]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
/** A port, or an address and a port. */
const LISTEN = /^(?:([\d.]+|\[[\da-f:]+\]|\*):)?(\d{1,5})$/i;
const SAFE_PATH = /^[\w./-]+$/;
/** nginx looks for a relative path in its own folder. */
const ABSOLUTE_PATH = /^\/[\w./-]+$/;
const MAX_PORT = 65_535;
/** nginx counts in 16 bits. */
const MAX_CONNECTIONS = 65_535;
/** The words that nginx reads in a `map` as its own. */
const MAP_WORDS = ['default', 'hostnames', 'include', 'volatile'];

/** @throws {Error} that says which option does not fit into nginx's configuration */
export function checkOptions(options: RenderOptions): void {
  const { upstream, origins, cspReports, tls, upstreamCa, connectionsPerAddress } = options;
  for (const resolver of options.resolver ?? []) expectAddress(ADDRESS, 'resolver', resolver);
  if (options.listen !== undefined) expectAddress(LISTEN, 'listen', options.listen);
  expect(/^(https:\/\/[\w.:-]+)?\/(?!\/)[\w./~%?=&-]*$/, { cspReports });
  const { out, run, log } = options;
  expect(SAFE_PATH, { out, run, log });
  expect(ABSOLUTE_PATH, { upstreamCa, certificate: tls?.certificate, key: tls?.key });
  if (connectionsPerAddress !== undefined && !isUpTo(MAX_CONNECTIONS, connectionsPerAddress))
    throw refusal('connectionsPerAddress', `${connectionsPerAddress}`);
  expectOrigin('upstream', upstream);
  if (new URL(upstream).protocol === 'https:' && isIP(hostNameOf(upstream))) {
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

/** nginx looks up a name when it starts, and does not start without an address. */
function expectAddress(form: RegExp, name: string, value: string): void {
  const [match, host, port = '1'] = form.exec(value) ?? [];
  const isKnown = host === undefined || host === '*' || isIP(host.replace(/^\[|\]$/g, '')) > 0;
  if (!match || !isKnown || !isUpTo(MAX_PORT, Number(port))) throw refusal(name, value);
}

const isUpTo = (limit: number, value: number) =>
  Number.isInteger(value) && value >= 1 && value <= limit;

const refusal = (name: string, value: string) => new Error(`${name} cannot be ${value}`);
