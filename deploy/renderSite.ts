import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BASE_PATH } from '../apps/portal/src/platform/paths';
import { checkConfig } from './checkConfig';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { nginxConf } from './nginxConf';
import { replaceFolder } from './replaceFolder';
import { portalHeaders } from './securityHeaders';
import { readFiles, writeVariants } from './writeVariants';

/** What one host of the portal is rendered from. */
export interface RenderOptions {
  /** A build of the portal. */
  dist: string;
  /** The host's configuration, as its JSON says. */
  config: unknown;
  /** Where to write: nothing stands there, or a site that was rendered earlier. */
  out: string;
  /** The folder that nginx writes to: its process id and temporary files. @default `<out>-run` */
  run?: string | undefined;
  /** What nginx listens to: a port, or address and port. @default '8080' */
  listen?: string | undefined;
  /** The origin that answers everything that is not the portal; without one that is 404. */
  upstream?: string | undefined;
  /** The portal's origin as browsers see it; needed where `apiHost` names it. */
  origin?: string | undefined;
  /** Where browsers report violations of the security policy. */
  cspReports?: string | undefined;
  /** Certificate and key, where nginx itself ends TLS. */
  tls?: { certificate: string; key: string } | undefined;
  /** Where nginx logs. @default '/dev/stdout' */
  log?: string | undefined;
}

/** A rendered site. */
export interface RenderedSite {
  /** The path of nginx's configuration. */
  conf: string;
  /** The paths of what the portal would not read of the configuration, and what was left out. */
  dropped: string[];
}

const SAFE_PATH = /^[\w./-]+$/;

/**
 * Makes what one host of the portal serves from a build and the host's configuration: the page with
 * the configuration in it, files compressed beforehand, and nginx's own configuration.
 * @throws {Error} when the build is none, an option cannot be written into nginx's configuration, the
 * configuration names an address that the portal must not follow, or `out` is not ours to replace
 */
export async function renderSite(options: RenderOptions): Promise<RenderedSite> {
  const { dist, listen = '8080', upstream, origin, cspReports, tls, log = '/dev/stdout' } = options;
  const out = resolve(options.out);
  const run = resolve(options.run ?? `${out}-run`);
  expect(/^[\w.:[\]-]+$/, { listen });
  expect(/^https?:\/\/[\w.:[\]-]+$/, { upstream, origin });
  expect(/^(https:\/\/[\w.:-]+)?\/[\w./~%?=&-]*$/, { cspReports });
  expect(SAFE_PATH, { out, run, log, certificate: tls?.certificate, key: tls?.key });

  const { config, dropped } = checkConfig(options.config, origin);
  const conf = nginxConf({
    ...{ out, run, listen, log },
    ...(upstream && { upstream }),
    ...(tls && { tls }),
    apiPath: pathOf(config.apiHost),
    headers: portalHeaders(contentSecurityPolicy(config, cspReports), cspReports),
  });
  const files = await readFiles(resolve(dist));
  const page = files.get('index.html')?.toString();
  if (!page?.includes('</head>')) throw new Error(`${dist} is no build of the portal`);

  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="app-config">${json}</script></head>`;
  files.set('index.html', Buffer.from(page.replace('</head>', () => block)));
  files.set('config.json', Buffer.from(json));
  // Source maps are for those who watch over the portal, not for everybody.
  for (const path of files.keys()) if (/\.map$|^\.vite\//.test(path)) files.delete(path);

  const served = new Map([...files].map(([path, file]) => [join(BASE_PATH, path), file]));
  await replaceFolder(out, async (folder) => {
    await writeVariants(join(folder, 'site'), served);
    writeFileSync(join(folder, 'nginx.conf'), conf);
  });
  if (!options.run) mkdirSync(run, { recursive: true });
  return { conf: join(out, 'nginx.conf'), dropped };
}

/** @throws {Error} that names the option whose value does not fit */
function expect(form: RegExp, values: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && !form.test(value)) throw new Error(`${name} cannot be ${value}`);
  }
}

/** The path of the host that the calls go to, without a slash at its end. */
function pathOf(apiHost = ''): string {
  return new URL(apiHost, 'https://own.invalid').pathname.replace(/\/+$/, '');
}
