/** Tests options of a host: TLS and HTTP/2, a path prefix of the calls, reports, another render. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { renderSite } from './renderSite';
import {
  createCertificate,
  folder,
  get,
  PORTAL_PATH,
  SCRIPT,
  serve,
  skip,
  skipTls,
  upstream,
} from './serveHost';

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

test('the calls are below the path of apiHost', { skip }, async () => {
  const port = await serve('prefix', { config: { apiHost: '/insurance/' } });
  const kept = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('cache-control');
  assert.equal(await kept('/insurance/api/x'), 'no-store');
  assert.equal(await kept('/insurance/auth/login'), 'no-store');
  assert.equal(await kept('/api/x'), 'public, max-age=600');
});

test('policy violations are reported to the configured address', { skip }, async () => {
  const cspReports = 'https://reports.example/csp?portal=1';
  const port = await serve('reports', { cspReports });
  const { headers } = await fetch(`http://127.0.0.1:${port}${PORTAL_PATH}/`);
  const policy = headers.get('content-security-policy') ?? '';
  assert.ok(policy.endsWith(`; report-uri ${cspReports}; report-to csp`));
  assert.equal(headers.get('reporting-endpoints'), `csp="${cspReports}"`);
});

test('a render is served at once', { skip }, async () => {
  const port = await serve('rendered', { config: { loginUrl: '/first' } });
  const page = async () => (await fetch(`http://127.0.0.1:${port}${PORTAL_PATH}/`)).text();
  assert.match(await page(), /first/);
  await renderSite({
    dist: join(folder, 'dist'),
    out: join(folder, 'rendered'),
    config: { loginUrl: '/second' },
    origins: [`http://127.0.0.1:${port}`],
    upstream,
  });
  assert.match(await page(), /second/);
});

test('a host with its own TLS certificate responds over HTTP/2', { skip: skipTls }, async () => {
  const tls = createCertificate('localhost');
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
