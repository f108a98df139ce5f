/** Serves the built portal by a real nginx, as `deploy/` sets it up, before the demo insurer. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { distributorOf, portalConfig } from '@forsikring/demo-api';
import { startDemoServer } from '@forsikring/demo-api/server';
import { chromium } from 'playwright';
import { portalPolicy } from '../apps/demo-api/src/portalPolicy';
import { contentSecurityPolicy } from '../deploy/contentSecurityPolicy.mjs';
import { renderSite } from '../deploy/renderSite.mjs';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { installWithPackageManager, onPath } from './systemPrograms.mjs';

const DIST = 'apps/portal/dist';
const PORTAL_PATH = '/privat/forsikring/oversikt';

if (!onPath('nginx')) installWithPackageManager('nginx-light');
const nginx = onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : undefined);
const skip = nginx ? false : 'There is no nginx here, and none could be installed.';

let origin: string;
let login: string;
let out: string;
let server: ChildProcess | undefined;
let stopDemo: (() => Promise<void>) | undefined;

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const held = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => held.once('listening', resolve));
      return held;
    }),
  );
  const ports = servers.map((held) => (held.address() as { port: number }).port);
  await Promise.all(servers.map((held) => new Promise((resolve) => held.close(resolve))));
  return ports;
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer.`);
}

before(async () => {
  if (!nginx) return;
  const [port = 0, apiPort = 0, loginPort = 0] = await freePorts(3);
  origin = `http://localhost:${port}`;
  login = `http://localhost:${loginPort}`;
  const distributor = distributorOf('sb1');
  assert.ok(distributor);
  stopDemo = await startDemoServer({ port: apiPort, loginPort, portalPort: port });
  out = mkdtempSync(join(tmpdir(), 'portal-site-'));
  // nginx reads as nobody when it is started by root.
  chmodSync(out, 0o755);
  const config = { ...portalConfig(distributor, { portal: origin, login }), odd: '</script><b>' };
  const conf = renderSite({
    dist: DIST,
    config,
    out: join(out, 'site'),
    listen: `127.0.0.1:${port}`,
    upstream: `http://127.0.0.1:${apiPort}`,
    log: join(out, 'nginx.log'),
  });
  server = spawn(nginx, ['-c', conf, '-g', 'daemon off;'], { stdio: 'inherit' });
  await answers(`${origin}/healthz`);
});

after(async () => {
  if (server) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  await stopDemo?.();
  if (out) rmSync(out, { recursive: true, force: true });
});

const get = (path: string, init?: RequestInit) =>
  fetch(origin + path, { redirect: 'manual', ...init });

test('every address of the portal is its page, which nobody keeps', { skip }, async () => {
  for (const path of ['/', '/tilbud', '/feil/generell?a=1', '/finnes/ikke', '/index.html']) {
    const response = await get(PORTAL_PATH + path);
    assert.equal(response.status, 200, path);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), /<div id="root">/);
  }
});

test('without its slash the address leads to it, query and all', { skip }, async () => {
  const response = await get(`${PORTAL_PATH}?fromLo`);
  assert.equal(response.status, 302);
  assert.equal(response.headers.get('location'), `${PORTAL_PATH}/?fromLo`);
});

test('the page carries the configuration, is made by us, and is not compressed beforehand', {
  skip,
}, async () => {
  const page = await (await get(`${PORTAL_PATH}/`)).text();
  const [, json = ''] =
    /<script type="application\/json" id="app-config">(.*?)<\/script>/s.exec(page) ?? [];
  assert.equal(JSON.parse(json).odd, '</script><b>');
  assert.ok(!json.includes('<'));
  const site = join(out, 'site/site', PORTAL_PATH);
  assert.ok(!existsSync(join(site, 'index.html.gz')));
  const config = await get(`${PORTAL_PATH}/config.json`);
  assert.deepEqual(await config.json(), JSON.parse(json));
  assert.equal(config.headers.get('cache-control'), 'no-store');
});

test('code and styles are kept for ever, and come as they were compressed beforehand', {
  skip,
}, async () => {
  const assets = join(out, 'site/site', PORTAL_PATH, 'assets');
  for (const file of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const response = await get(`${PORTAL_PATH}/assets/${file}`);
    assert.equal(response.status, 200, file);
    assert.equal(response.headers.get('content-encoding'), 'gzip', file);
    assert.equal(
      Number(response.headers.get('content-length')),
      readFileSync(join(assets, `${file}.gz`)).length,
    );
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    const plain = readFileSync(join(DIST, 'assets', file));
    assert.ok(Buffer.from(await response.arrayBuffer()).equals(plain), file);
    assert.ok(gunzipSync(readFileSync(join(assets, `${file}.gz`))).equals(plain));
  }
});

test('a file that is gone is not the page, and source maps are nobody’s', { skip }, async () => {
  const [script = ''] = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  for (const path of [
    '/assets/index-gone.js',
    `/assets/${script}.map`,
    '/assets/../../../../nginx.conf',
  ]) {
    const response = await get(PORTAL_PATH + path);
    assert.notEqual(response.status, 200, path);
    // Another host of a rolling release may have it: nobody may keep that it was gone here.
    assert.notEqual(response.headers.get('cache-control')?.includes('immutable'), true, path);
  }
  assert.equal((await get(`${PORTAL_PATH}/tilbud`, { method: 'POST' })).status, 405);
});

test('security headers stand on everything of the portal, errors too', { skip }, async () => {
  for (const path of ['/', '/config.json', '/assets/gone.js']) {
    const { headers } = await get(PORTAL_PATH + path);
    assert.equal(
      headers.get('content-security-policy'),
      portalPolicy(login.replace('http://', '')),
      path,
    );
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('x-frame-options'), 'DENY');
    assert.equal(headers.get('referrer-policy'), 'same-origin');
    assert.equal(headers.get('document-policy'), 'js-profiling');
    assert.equal(headers.get('server'), 'nginx');
  }
});

test('the policy names the hosts of the configuration, and no more than hosts', () => {
  const policy = contentSecurityPolicy({
    apiHost: 'https://api.bank.example',
    analytics: { token: 't' },
    monitoring: { dsn: 'https://key@errors.bank.example/42' },
    trustedHosts: ['login.bank.example', 'login.bank.example:8443'],
    jumpUrl: 'https://claims.bank.example/jump?a=1',
  });
  assert.match(
    policy,
    /connect-src 'self' https:\/\/api\.bank\.example https:\/\/api-eu\.mixpanel\.com https:\/\/errors\.bank\.example;/,
  );
  assert.match(policy, /frame-src login\.bank\.example login\.bank\.example:8443;/);
  assert.match(policy, /form-action 'self' https:\/\/claims\.bank\.example;/);
  assert.match(contentSecurityPolicy({}), /frame-src 'none';/);
  for (const odd of [
    { trustedHosts: 'login.bank.example' },
    { analytics: { token: 't', apiHost: 'api.bank.example' } },
    { monitoring: { dsn: 'javascript:alert(1)' } },
  ]) {
    assert.throws(() => contentSecurityPolicy(odd), /^Error: (No|trustedHosts)/);
  }
  for (const host of ["x; script-src 'unsafe-inline'", 'a b', '*', 'x\ny', '']) {
    assert.throws(() => contentSecurityPolicy({ trustedHosts: [host] }), /No host/);
  }
});

test('who comes logs in and sees their insurances, and the log knows nobody', {
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
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
  const log = readFileSync(join(out, 'nginx.log'), 'utf8');
  assert.match(log, /GET 200/);
  assert.doesNotMatch(log, /Kari|127\.0\.0\.1|privat|Mozilla/);
});
