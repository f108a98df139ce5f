/** Tests options of a host: TLS and HTTP/2, a path prefix of the calls, reports, a failing upstream. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { freePorts } from '../scripts/freePorts';
import { installWithPackageManager, onPath } from '../scripts/systemPrograms.mjs';
import { type RenderOptions, renderSite } from './renderSite';
import { findNginx, startNginx } from './startNginx';

const PORTAL_PATH = '/privat/forsikring/oversikt';
const SCRIPT = 'console.log("portal");'.repeat(50);

const nginx = findNginx();
if (!onPath('openssl')) installWithPackageManager('openssl');
const skip = nginx ? false : 'nginx is missing and could not be installed.';
const skipTls =
  skip || (onPath('openssl') ? false : 'openssl is missing and could not be installed.');

let folder: string;
let insurer: Server;
let upstream: string;
const stops: (() => Promise<void>)[] = [];

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-hosts-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<head></head><div id="root"></div>');
  writeFileSync(join(folder, 'dist/assets/a.js'), SCRIPT);
  // An insurer whose responses allow caching.
  insurer = createServer(({ url, headers }, response) => {
    response.writeHead(url?.includes('missing') ? 404 : 200, {
      'Cache-Control': 'public, max-age=600',
      'Content-Security-Policy': "default-src 'self'",
      'Strict-Transport-Security': 'max-age=1',
      'X-Content-Type-Options': 'nosniff',
      'X-Url': url,
    });
    response.end(JSON.stringify(headers));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => insurer.once('listening', resolve));
  upstream = `http://127.0.0.1:${(insurer.address() as { port: number }).port}`;
});

after(async () => {
  for (const stop of stops.reverse()) await stop();
  insurer.closeAllConnections();
  await new Promise((resolve) => insurer.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Serves a host, and returns its port. */
async function serve(name: string, options: Partial<RenderOptions> = {}): Promise<number> {
  assert.ok(nginx);
  const [port = 0] = await freePorts(1);
  const run = join(folder, `${name}-run`);
  const { conf } = await renderSite({
    ...{ dist: join(folder, 'dist'), config: {}, upstream, run, out: join(folder, name) },
    ...{ listen: `127.0.0.1:${port}`, log: join(run, 'access.log') },
    origins: [`http://127.0.0.1:${port}`],
    ...options,
  });
  stops.push(await startNginx(nginx, { conf, run, port }));
  return port;
}

test('responses to calls forbid caching, even when the insurer allows it', { skip }, async () => {
  const port = await serve('calls');
  for (const [path, cacheControl] of [
    ['/api/privat/forsikring/avtaleoversikt/avtaler', 'no-store'],
    ['/api/missing', 'no-store'],
    ['/auth/login?goto=%2F', 'no-store'],
    ['/%61pi/x', 'no-store'],
    // The insurer's other pages keep their own cache rules.
    ['/apiary', 'public, max-age=600'],
    ['/privat/forsikring/dokumenter', 'public, max-age=600'],
  ] as const) {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.equal(headers.get('x-url'), path);
    assert.equal(headers.get('cache-control'), cacheControl, path);
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('content-security-policy'), "default-src 'self'", path);
  }
});

/** Sends a request with headers that `fetch` does not set, such as another host. */
function get(port: number, path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers }, async (response) => {
        const chunks = await response.toArray();
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      sent.on('error', reject).end();
    },
  );
}

test('a request for a host of another site gets nothing but the health check', {
  skip,
}, async () => {
  const port = await serve('hosts', { origins: ['https://www.bank.example'] });
  for (const host of ['evil.example', `127.0.0.1:${port}`, 'www.bank.example.evil.example']) {
    for (const path of ['/', '/api/x', '/auth/login', `${PORTAL_PATH}/`]) {
      const { status, headers } = await get(port, path, { Host: host });
      assert.equal(status, 421, `${host} ${path}`);
      assert.equal(headers['x-url'], undefined);
    }
  }
  assert.equal((await get(port, '/healthz', { Host: `127.0.0.1:${port}` })).status, 204);
});

test('the insurer gets the host and the addresses that nginx knows, not those of the client', {
  skip,
}, async () => {
  const port = await serve('forwarded', {
    origins: ['https://www.bank.example', 'https://m.bank.example:8443'],
  });
  const client = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'gopher',
    'X-Forwarded-Port': '1',
    'X-Forwarded-Prefix': '/evil',
    'X-Forwarded-Server': 'evil.example',
    'X-Forwarded-Ssl': 'on',
    'X-Forwarded-Scheme': 'gopher',
    'X-Forwarded-Uri': '/evil',
    'X-Forwarded-User': 'kari',
    'X-Forwarded-Client-Cert': 'Subject="CN=kari"',
    'X-Real-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9;host=evil.example',
  };
  for (const [sent, host] of [
    ['www.bank.example', 'www.bank.example'],
    ['WWW.bank.example:666', 'www.bank.example'],
    ['m.bank.example', 'm.bank.example:8443'],
  ] as const) {
    for (const path of ['/', '/api/x', '/auth/login']) {
      const { body } = await get(port, path, { ...client, Host: sent });
      const { connection, ...received } = JSON.parse(body);
      assert.deepEqual(received, {
        host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-host': host,
        'x-forwarded-proto': 'https',
      });
    }
  }
});

test('the calls are below the path of apiHost', { skip }, async () => {
  const port = await serve('prefix', { config: { apiHost: '/insurance/' } });
  const kept = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control');
  assert.equal(await kept('/insurance/api/x'), 'no-store');
  assert.equal(await kept('/insurance/auth/login'), 'no-store');
  assert.equal(await kept('/api/x'), 'public, max-age=600');
});

test('a response has the portal’s headers when the insurer sends none', { skip }, async () => {
  const [closed = 0] = await freePorts(1);
  const port = await serve('down', { upstream: `http://127.0.0.1:${closed}` });
  for (const path of ['/api/x', '/']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    assert.equal(response.status, 502);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(response.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  }
});

test('policy violations are reported to the configured address', { skip }, async () => {
  const cspReports = 'https://reports.example/csp?portal=1';
  const port = await serve('reports', { cspReports });
  const { headers } = await fetch(`http://127.0.0.1:${port}${PORTAL_PATH}/`);
  const policy = headers.get('content-security-policy') ?? '';
  assert.ok(policy.endsWith(`; report-uri ${cspReports}; report-to csp`));
  assert.equal(headers.get('reporting-endpoints'), `csp="${cspReports}"`);
});

test('a successful render is served at once, and a failed one changes nothing', {
  skip,
}, async () => {
  const port = await serve('rendered', { config: { loginUrl: '/first' } });
  const again = (config: object) =>
    renderSite({
      ...{ dist: join(folder, 'dist'), config, out: join(folder, 'rendered') },
      ...{ origins: [`http://127.0.0.1:${port}`], upstream },
    });
  const page = async () => (await fetch(`http://127.0.0.1:${port}${PORTAL_PATH}/`)).text();
  assert.match(await page(), /first/);
  await assert.rejects(again({ loginUrl: 'javascript:1' }));
  assert.match(await page(), /first/);
  await again({ loginUrl: '/second' });
  assert.match(await page(), /second/);
});

test('a rejected method gets a response with the portal’s headers', { skip }, async () => {
  const port = await serve('methods');
  for (const path of ['/', '/assets/a.js']) {
    const url = `http://127.0.0.1:${port}${PORTAL_PATH}${path}`;
    const { status, headers } = await fetch(url, { method: 'POST' });
    assert.equal(status, 405);
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.equal(headers.get('content-encoding'), null);
  }
});

test('a host with its own TLS certificate responds over HTTP/2', { skip: skipTls }, async () => {
  const tls = createCertificate();
  const port = await serve('tls', { tls, origins: ['https://localhost'] });
  const session = connect(`https://localhost:${port}`, { ca: readFileSync(tls.certificate) });
  try {
    const read = (path: string, headers = {}) =>
      new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...headers });
        let responseHeaders: Record<string, unknown> = {};
        const chunks: Buffer[] = [];
        stream.on('response', (each) => {
          responseHeaders = each;
        });
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => resolve({ headers: responseHeaders, body: Buffer.concat(chunks) }));
        stream.on('error', reject);
      });
    const [script, page, redirect, call] = await Promise.all([
      read(`${PORTAL_PATH}/assets/a.js`, { 'accept-encoding': 'br' }),
      read(`${PORTAL_PATH}/`),
      read('//privat/forsikring/oversikt/tilbud'),
      read('/api/x'),
    ]);
    assert.equal(session.alpnProtocol, 'h2');
    assert.equal(script.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(script.body).toString(), SCRIPT);
    assert.equal(page.headers[':status'], 200);
    assert.equal(redirect.headers.location, `${PORTAL_PATH}/tilbud`);
    assert.equal(call.headers['cache-control'], 'no-store');
  } finally {
    session.close();
  }
});

/** Creates a self-signed certificate for localhost, which any server user may read. */
function createCertificate(): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'localhost.pem'), join(folder, 'localhost.key')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'],
    ...['-out', certificate, '-keyout', key],
  ]);
  assert.equal(made.status, 0, made.stderr.toString());
  chmodSync(key, 0o644);
  return { certificate, key };
}
