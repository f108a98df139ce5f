/** Serves the built portal behind a real nginx with the configuration from `deploy/`, and the demo insurer as upstream. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { distributorOf, portalConfig } from '@forsikring/demo-api';
import { startDemoServer } from '@forsikring/demo-api/server';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { freePorts } from '../scripts/freePorts';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { folder, get as getAsIs, PORTAL_PATH, serve, skip } from './serveHost';
import { readFiles } from './writeVariants';

const DIST = 'apps/portal/dist';

let port: number;
let origin: string;
let policy: string;
let stopDemo = async () => {};

before(async () => {
  if (skip) return;
  const [apiPort = 0, loginPort = 0, free = 0] = await freePorts(3);
  port = free;
  origin = `http://localhost:${port}`;
  const distributor = distributorOf('sb1');
  assert.ok(distributor);
  stopDemo = await startDemoServer({ port: apiPort, loginPort, portalPort: port });
  const config = portalConfig(distributor, {
    portal: origin,
    login: `http://localhost:${loginPort}`,
  });
  policy = contentSecurityPolicy(config, undefined, [origin]);
  config.distributor.name = 'Demo</script><b>';
  const upstream = `http://127.0.0.1:${apiPort}`;
  await serve('portal', { dist: DIST, config, origins: [origin], upstream }, port);
});

after(() => stopDemo());

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', ...init });
const getRaw = (path: string, headers: Record<string, string> = {}) =>
  getAsIs(port, path, { Host: `localhost:${port}`, ...headers });

test('every address of the portal responds with its page, which forbids caching', {
  skip,
}, async () => {
  const pages = ['/', '/tilbud', '/feil/generell?a=1', '/finnes/ikke', '/index.html'];
  // A redirect to the usual form of these would be a loop.
  const escaped = ['/%C3%A6', '/a%20b', '/100%25', '/x%0a', '/a+b;c@d'];
  for (const path of [...pages, ...escaped]) {
    const response = await get(PORTAL_PATH + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), /<div id="root">/);
  }
});

test('an address that only nginx resolves to the portal redirects to the usual form', {
  skip,
}, async () => {
  const home = `${PORTAL_PATH}/`;
  for (const [path, canonical] of [
    [PORTAL_PATH, home],
    [`${PORTAL_PATH}?fromLo`, `${home}?fromLo`],
    ['//privat/forsikring/oversikt', home],
    [
      '//privat/forsikring/oversikt/tilbud?a=1&b=%2F%2Fevil.example',
      `${home}tilbud?a=1&b=%2F%2Fevil.example`,
    ],
    ['/%70rivat/forsikring/oversikt/', home],
    ['/privat%2Fforsikring/oversikt/tilbud', `${home}tilbud`],
    ['/privat/./forsikring/oversikt/tilbud', `${home}tilbud`],
    ['/x/../privat/forsikring/oversikt/tilbud?', `${home}tilbud`],
    ['/privat/forsikring/oversikt//tilbud', `${home}tilbud`],
    ['/privat/forsikring/oversikt/feil/../%74ilbud', `${home}tilbud`],
    ['/privat/forsikring/oversikt/jump/%2e%2e/tilbud', `${home}tilbud`],
    // Characters that need an escape are not copied into the header.
    ['//privat/forsikring/oversikt/%0d%0aSet-Cookie:a=b', home],
    ['//privat/forsikring/oversikt/a%20b?x=1', `${home}?x=1`],
  ] as const) {
    const { status, headers } = await getRaw(path);
    assert.equal(status, 301, path);
    assert.equal(headers.location, canonical, path);
    assert.equal(headers['set-cookie'], undefined, path);
    const next = await getRaw(canonical);
    assert.equal(next.status, 200, canonical);
  }
});

test('no address redirects to another host', { skip }, async () => {
  for (const path of [
    '//evil.example',
    '//evil.example/privat/forsikring/oversikt',
    '//evil.example/%2e%2e/privat/forsikring/oversikt/',
    '/\\evil.example/privat/forsikring/oversikt/',
    '/%2f%2fevil.example',
    '//evil.example/..',
    '/privat/forsikring/oversikt//evil.example',
    '/privat/forsikring/oversikt/%2f/evil.example',
    '/privat/forsikring/oversikt/..//evil.example',
  ]) {
    const { headers } = await getRaw(path);
    const { origin: leadsTo } = new URL(String(headers.location ?? '/'), origin);
    assert.equal(leadsTo, origin, path);
  }
});

test('the page carries the configuration that the portal reads', { skip }, async () => {
  const page = await (await get(`${PORTAL_PATH}/`)).text();
  const [, json = ''] =
    /<script type="application\/json" id="app-config">(.*?)<\/script>/s.exec(page) ?? [];
  assert.equal(JSON.parse(json).distributor.name, 'Demo</script><b>');
  assert.ok(!json.includes('<'));
  const config = await get(`${PORTAL_PATH}/config.json`);
  assert.deepEqual(await config.json(), JSON.parse(json));
  assert.equal(config.headers.get('content-type'), 'application/json');
  assert.equal(config.headers.get('cache-control'), 'no-store');
});

test('code and styles are cached for a year, and have the best accepted encoding', {
  skip,
}, async () => {
  const assets = readdirSync(join(DIST, 'assets'));
  for (const file of assets.filter((name) => /\.(js|css)$/.test(name))) {
    const plain = readFileSync(join(DIST, 'assets', file));
    const path = `${PORTAL_PATH}/assets/${file}`;
    const type = `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`;
    const etags = new Set<unknown>();
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { status, headers, body } = await getRaw(path, { 'accept-encoding': accepted });
      assert.equal(status, 200, path);
      // Compression makes a very small file larger, so it stays uncompressed.
      if (headers['content-encoding'] === undefined) assert.ok(body.equals(plain), path);
      else {
        assert.equal(headers['content-encoding'], encoding, path);
        assert.ok(decode(body).equals(plain), path);
        assert.ok(body.length < plain.length, path);
      }
      if (plain.length > 500) assert.equal(headers['content-encoding'], encoding, path);
      assert.equal(headers['content-type'], type, path);
      assert.equal(headers.vary, 'Accept-Encoding', path);
      assert.equal(Number(headers['content-length']), body.length, path);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable', path);
      if (headers['content-encoding'] === encoding) etags.add(headers.etag);
    }
    if (plain.length > 500) assert.equal(etags.size, 3, path);
  }
});

test('the page is compressed too, but not with a refused encoding', {
  skip,
}, async () => {
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip;q=1.0,br;q=0.5', 'br'],
    ['br;q=0.001', 'br'],
    ['br;q=0', undefined],
    ['br; q=0.000, gzip', 'gzip'],
    ['br ;q=0 , gzip ;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['brotli', undefined],
    ['x-gzip', undefined],
    ['', undefined],
  ] as const) {
    const { status, headers } = await getRaw(`${PORTAL_PATH}/`, { 'accept-encoding': accepted });
    assert.equal(status, 200);
    assert.equal(headers['content-encoding'], encoding, accepted);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8', accepted);
    assert.equal(headers.vary, 'Accept-Encoding', accepted);
  }
});

test('a file is revalidated by the encoding that was sent, and is always sent whole', {
  skip,
}, async () => {
  const [script = ''] = readdirSync(join(DIST, 'assets')).filter((name) =>
    /^libraries.*\.js$/.test(name),
  );
  const path = `${PORTAL_PATH}/assets/${script}`;
  const accepted = { 'accept-encoding': 'br' };
  const whole = await getRaw(path, accepted);
  const etag = String(whole.headers.etag);

  const kept = await getRaw(path, { ...accepted, 'if-none-match': etag });
  assert.equal(kept.status, 304);
  assert.equal(kept.headers.vary, 'Accept-Encoding');
  assert.equal(kept.headers['cache-control'], 'public, max-age=31536000, immutable');
  const other = await getRaw(path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
  assert.equal(other.status, 200);

  for (const range of ['bytes=10-19', 'bytes=99999999-', 'bytes=0-1,4-5']) {
    const part = await getRaw(path, { ...accepted, range, 'if-range': etag });
    assert.equal(part.status, 200, range);
    assert.ok(part.body.equals(whole.body), range);
  }
});

test('a missing file gets a 404 with the styles of the portal instead of the page, and source maps are not served', {
  skip,
}, async () => {
  const [script = ''] = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  for (const path of [
    '/assets/index-missing.js',
    `/assets/${script}.map`,
    '/assets/../../../../nginx.conf',
    '/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/nginx.conf',
  ]) {
    const { status, headers } = await getRaw(PORTAL_PATH + path);
    assert.notEqual(status, 200, path);
    // Another host of a rolling release may have the file, so the 404 must not be cached.
    assert.doesNotMatch(String(headers['cache-control']), /immutable/, path);
  }
  const error = await (await get(`${PORTAL_PATH}/assets/index-missing.js`)).text();
  const [, sheet = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(error) ?? [];
  assert.equal((await get(sheet)).headers.get('content-type'), 'text/css; charset=utf-8');
});

test('the build names no folder of the machine that built it, except in source maps', async () => {
  for (const [path, file] of await readFiles(DIST))
    assert.ok(path.endsWith('.map') || !file.includes(process.cwd()), path);
});

test('every response of the portal has the security headers once', { skip }, async () => {
  for (const [path, status] of [
    [`${PORTAL_PATH}/`, 200],
    [`${PORTAL_PATH}/config.json`, 200],
    [PORTAL_PATH, 301],
    [`${PORTAL_PATH}/assets/missing.js`, 404],
    ['/healthz', 204],
    ['/%zz', 400],
  ] as const) {
    const response = await getRaw(path);
    assert.equal(response.status, status, path);
    for (const [name, value] of Object.entries({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-get=*',
      'strict-transport-security': 'max-age=31536000',
      'document-policy': 'js-profiling',
      'cache-control': 'no-store',
      server: 'nginx',
    })) {
      assert.equal(response.headers[name], value, `${name} of ${path}`);
    }
  }
});

test('a customer logs in and sees their insurances under Trusted Types, and the log has no personal data', {
  skip,
}, async () => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${origin}${PORTAL_PATH}/tilbud?navn=Kari`);
    await page.frameLocator('iframe').getByRole('button', { name: 'Kari Solberg' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tilbudene dine' }).waitFor();
    await page.goto(`${origin}${PORTAL_PATH}/`);
    await page.getByRole('link', { name: 'Bilforsikring' }).first().waitFor();
    await page.goto(`${origin}//privat/forsikring/oversikt/tilbud`);
    await page.getByRole('heading', { level: 1, name: 'Tilbudene dine' }).waitFor();
    assert.deepEqual(problems, []);

    const attempt = page.evaluate(() => {
      document.body.innerHTML = '<b>injected</b>';
    });
    await assert.rejects(attempt, /TrustedHTML/);
  } finally {
    await browser.close();
  }
  const log = readFileSync(join(folder, 'portal-run/access.log'), 'utf8');
  assert.match(log, /GET 200/);
  assert.doesNotMatch(log, /Kari|127\.0\.0\.1|privat|Mozilla/);
});
