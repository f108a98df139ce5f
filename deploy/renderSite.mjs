/**
 * Makes what one host of the portal serves, from a build and the host's configuration: the page with
 * the configuration in it, files compressed beforehand, and nginx's own configuration.
 *
 *   node deploy/renderSite.mjs --config config.json --out /srv/portal [--dist apps/portal/dist]
 *     [--listen 8080] [--upstream http://insurer:8000]
 *
 * `--upstream` is who answers everything that is not the portal; without one that is 404.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from './contentSecurityPolicy.mjs';

const PORTAL_PATH = 'site/privat/forsikring/oversikt';
const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Pictures and fonts are compressed already. */
const COMPRESSED = new Set(['.js', '.css', '.svg', '.txt']);
const MIME_TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'application/json': 'json',
  'image/svg+xml': 'svg',
  'font/woff2': 'woff2',
};

/**
 * @param {object} options
 * @param {string} options.dist a build of the portal
 * @param {Record<string, any>} options.config the host's configuration
 * @param {string} options.out where to write; what stands there is replaced
 * @param {string} [options.listen] what nginx listens to
 * @param {string} [options.upstream] who answers everything that is not the portal
 * @param {string} [options.log] where nginx logs
 * @returns {string} the path of nginx's configuration
 * @throws {Error} when the build is none, or the configuration names an address that is none
 */
export function renderSite({ dist, config, out, listen = '8080', upstream, log = '/dev/stdout' }) {
  const root = resolve(out);
  const portal = join(root, PORTAL_PATH);
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  if (typeof config !== 'object' || config === null || Array.isArray(config)) {
    throw new Error('The configuration is no JSON object');
  }
  const policy = contentSecurityPolicy(config);
  if (!/^[\w./-]+$/.test(root)) throw new Error(`nginx would not understand the folder ${root}`);
  if (upstream && !/^https?:\/\/[\w.:[\]-]+$/.test(upstream))
    throw new Error(`No origin: ${upstream}`);
  if (!/^[\w.:[\]-]+$/.test(listen)) throw new Error(`Nothing to listen to: ${listen}`);

  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'tmp'), { recursive: true });
  // Source maps are for those who watch over the portal, not for everybody.
  const isServed = (/** @type {string} */ file) => !/\.map$|\.vite$/.test(file);
  cpSync(dist, portal, { recursive: true, filter: isServed });
  compress(join(portal, 'assets'));

  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="app-config">${json}</script></head>`;
  writeFileSync(
    join(portal, 'index.html'),
    page.replace('</head>', () => block),
  );
  writeFileSync(join(portal, 'config.json'), json);
  writeFileSync(join(root, 'mime.types'), mimeTypes());
  writeFileSync(join(root, 'headers.conf'), headers(policy));

  const names = {
    OUT: root,
    LISTEN: listen,
    LOG: log,
    ERRORS: log === '/dev/stdout' ? '/dev/stderr' : log,
    ELSEWHERE: upstream
      ? `proxy_pass ${upstream};\n      proxy_set_header Host $http_host;`
      : 'return 404;',
  };
  const template = readFileSync(join(HERE, 'nginx.conf.template'), 'utf8');
  const conf = join(root, 'nginx.conf');
  writeFileSync(conf, Object.entries(names).reduce(fillIn, template));
  return conf;
}

/** @type {(template: string, entry: [name: string, value: string]) => string} */
const fillIn = (template, [name, value]) => template.replaceAll(`{{${name}}}`, () => value);

/** @param {string} folder */
function compress(folder) {
  for (const file of readdirSync(folder)) {
    if (!COMPRESSED.has(extname(file))) continue;
    const path = join(folder, file);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

const mimeTypes = () =>
  `types {\n${Object.entries(MIME_TYPES)
    .map(([type, extension]) => `  ${type} ${extension};\n`)
    .join('')}}\n`;

/** @param {string} policy */
const headers = (policy) =>
  Object.entries({
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    // Consent dialogs of banks open in windows, and tell this one when they close.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Profiles of slow page loads, after consent.
    'Document-Policy': 'js-profiling',
    'Strict-Transport-Security': 'max-age=31536000',
    'Cache-Control': '$portal_cache',
  })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      out: { type: 'string' },
      dist: { type: 'string', default: 'apps/portal/dist' },
      listen: { type: 'string' },
      upstream: { type: 'string' },
    },
  });
  const { config, out, ...rest } = values;
  if (!config || !out) {
    console.error('Say which configuration, and where to: --config config.json --out /srv/portal');
    process.exit(2);
  }
  const json = JSON.parse(readFileSync(config, 'utf8'));
  console.log(renderSite({ ...rest, config: json, out }));
}
