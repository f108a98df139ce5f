import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BASE_PATH } from '../apps/portal/src/platform/paths';
import { checkConfig } from './checkConfig';
import { checkOptions } from './checkOptions';
import { configuredPage } from './configuredPage';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { replaceFolder } from './replaceFolder';
import { resolverOf } from './resolverOf';
import { readFiles, writeVariants } from './writeVariants';

/** Options for rendering one host of the portal. */
export interface RenderOptions {
  /** The folder of a portal build. */
  dist: string;
  /** The host's configuration, as JSON text. */
  config: unknown;
  /** The target folder: absent, or a site that was rendered before. */
  out: string;
  /** The folder for nginx's process id and temporary files. @default `<out>-run` */
  run?: string | undefined;
  /** The port, or address and port, that nginx listens on. @default '8080' */
  listen?: string | undefined;
  /** The origin of everything that is not the portal. nginx checks the certificate of an https origin. */
  upstream: string;
  /** The certificates of the authorities that may vouch for an https upstream. @default the system's, as in Debian and Alpine */
  upstreamCa?: string | undefined;
  /** The DNS servers that know the upstream's name. @default those of /etc/resolv.conf */
  resolver?: string[] | undefined;
  /** How many requests of one address nginx handles at once, where no load balancer is before it. @default any number */
  connectionsPerAddress?: number | undefined;
  /** The origins of the site as browsers see them, with one scheme and a host each: nginx serves no other host. */
  origins: string[];
  /** The address for reports of policy violations. */
  cspReports?: string | undefined;
  /** Certificate and key, when nginx terminates TLS. */
  tls?: { certificate: string; key: string } | undefined;
  /** The target of nginx's logs. @default '/dev/stdout' */
  log?: string | undefined;
}

/** A rendered site. */
export interface RenderedSite {
  /** The path of nginx's configuration. */
  conf: string;
  /** The paths of unknown or invalid parts of the configuration, which were left out. */
  dropped: string[];
}

const SYSTEM_CA = '/etc/ssl/certs/ca-certificates.crt';
/** The request headers that the insurer gets: those of browsers and of their pages' scripts, and of traces. */
const clientHeaders =
  `Accept Accept-Encoding Accept-Language Access-Control-Request-Headers Access-Control-Request-Method
  Authorization baggage Cache-Control Content-Encoding Content-Language Content-Type Cookie DNT Idempotency-Key If-Match
  If-Modified-Since If-None-Match If-Range If-Unmodified-Since Last-Event-ID Origin Pragma Prefer Priority Range Referer
  Save-Data Sec-CH-UA Sec-CH-UA-Mobile Sec-CH-UA-Platform Sec-Fetch-Dest Sec-Fetch-Mode Sec-Fetch-Site Sec-Fetch-User
  Sec-GPC Sec-Purpose sentry-trace traceparent tracestate Upgrade-Insecure-Requests User-Agent X-Correlation-ID X-CSRF-Token
  X-Request-ID X-Requested-By X-Requested-With X-XSRF-TOKEN`.split(/\s+/);
const passOn = (name: string) =>
  `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`;
const VARIABLE = /\$\{(\w+)\}/g;

/**
 * Renders one host of the portal from a build and the host's configuration: the page with the
 * configuration in it, compressed files, and nginx's configuration.
 * @throws {Error} when the build is invalid, an option does not fit into nginx's configuration, the
 * configuration has an address that the portal must not use, or `out` was not rendered before
 */
export async function renderSite(options: RenderOptions): Promise<RenderedSite> {
  const { dist, listen = '8080', origins, cspReports, tls, log = '/dev/stdout' } = options;
  const out = resolve(options.out);
  const run = resolve(options.run ?? `${out}-run`);
  checkOptions({ ...options, out, run });
  // In the spelling that nginx's configuration and the comparisons below need.
  const upstream = new URL(options.upstream).origin;

  const { config, dropped } = checkConfig(options.config, origins);
  const hosts = origins.map((origin) => new URL(origin));
  const resolver = resolverOf(upstream, options.resolver);
  const isSecure = upstream.startsWith('https:');
  const conf = fill(readBeside('nginx.conf.template'), {
    OUT: out,
    RUN: run,
    LOG: log,
    ERROR_LOG: log === '/dev/stdout' ? '/dev/stderr' : log,
    LISTEN: tls ? `${listen} ssl http2` : listen,
    TLS_CERTIFICATE: tls?.certificate,
    TLS_KEY: tls?.key,
    HOSTS: hosts.map(({ hostname }) => hostname).join(' '),
    PORTS_OF_HOSTS: hosts.map(({ hostname, host }) => `${hostname} ${host};`).join(' '),
    SCHEME: hosts[0]?.protocol.slice(0, -1),
    UPSTREAM: upstream,
    // nginx looks up a name in a variable at each request, and any other name only at its start.
    PROXY_PASS: resolver ? '$portal_upstream' : upstream,
    RESOLVER: resolver,
    UPSTREAM_CA: isSecure ? (options.upstreamCa ?? SYSTEM_CA) : undefined,
    CONNECTIONS_PER_ADDRESS: options.connectionsPerAddress?.toString(),
    CLIENT_HEADERS: clientHeaders.map(passOn).join('\n    '),
    API_PATH: pathOf(config.apiHost),
    POLICY: contentSecurityPolicy(config, cspReports, origins),
    CSP_REPORTS: cspReports,
  });
  const files = await readFiles(resolve(dist));
  const page = files.get('index.html')?.toString();
  if (!page?.includes('</head>')) throw new Error(`${dist} is not a build of the portal`);

  const sheets = page.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
  const error = readBeside('error.html').replace('</head>', `${sheets}</head>`);

  files.set('index.html', Buffer.from(configuredPage(page, config, files)));
  files.set('config.json', Buffer.from(JSON.stringify(config)));
  // Source maps go to monitoring only, not to visitors.
  for (const path of files.keys()) if (path.endsWith('.map')) files.delete(path);

  const served = new Map([...files].map(([path, file]) => [join(BASE_PATH, path), file]));
  await replaceFolder(out, async (folder) => {
    await writeVariants(join(folder, 'site'), served);
    writeFileSync(join(folder, 'nginx.conf'), conf);
    writeFileSync(join(folder, 'error.html'), error);
  });
  if (!options.run) mkdirSync(run, { recursive: true });
  return { conf: join(out, 'nginx.conf'), dropped };
}

const readBeside = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Fills the variables of nginx's configuration, as `${NAME}`. A line whose variable has no value is left out.
 * @throws {Error} for a variable that is not in `values`
 */
function fill(template: string, values: Record<string, string | undefined>): string {
  const read = (name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`nginx.conf.template: no variable ${name}`);
    return values[name];
  };
  const isComplete = (line: string) =>
    [...line.matchAll(VARIABLE)].every(([, name = '']) => read(name) !== undefined);
  const lines = template.split('\n').filter(isComplete);
  return lines.join('\n').replace(VARIABLE, (_, name) => read(name) ?? '');
}

/** The path of the API host, without a trailing slash. */
function pathOf(apiHost = ''): string {
  return new URL(apiHost, 'https://own.invalid').pathname.replace(/\/+$/, '');
}
