/** Serves small sites behind a real nginx for tests, with an insurer that describes the request that it got. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { freePorts } from '../scripts/freePorts';
import { installWithPackageManager, onPath } from '../scripts/systemPrograms.mjs';
import { type RenderOptions, renderSite } from './renderSite';
import { findNginx, startNginx } from './startNginx';

export const PORTAL_PATH = '/privat/forsikring/oversikt';
export const SCRIPT = 'console.log("portal");'.repeat(50);

const nginx = findNginx();
if (!onPath('openssl')) installWithPackageManager('openssl');
/** Why a test cannot run. */
export const skip = nginx ? false : 'nginx is missing and could not be installed.';
export const skipTls =
  skip || (onPath('openssl') ? false : 'openssl is missing and could not be installed.');

/** The folder of the sites, which is removed after the tests. */
export const folder = mkdtempSync(join(tmpdir(), 'portal-hosts-'));
/** The origin of the insurer. */
export let upstream: string;
const stops: (() => Promise<void>)[] = [];

/** Responds with the headers of the request, and allows caching. */
export const describeRequest: RequestListener = ({ url, headers }, response) => {
  response.writeHead(url?.includes('missing') ? 404 : 200, {
    'Cache-Control': 'public, max-age=600',
    'Content-Security-Policy': "default-src 'self'",
    'Strict-Transport-Security': 'max-age=1',
    'X-Content-Type-Options': 'nosniff',
    'X-Url': url,
  });
  response.end(JSON.stringify(headers));
};

before(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'dist/index.html'), '<head></head><div id="root"></div>');
  writeFileSync(join(folder, 'dist/assets/a.js'), SCRIPT);
  upstream = `http://127.0.0.1:${await listen(createServer(describeRequest))}`;
});

after(async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server until the tests end, and returns its port. */
export async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as { port: number }).port;
}

/** Serves a host, and returns its port. One worker, so that a test knows how many connections it accepts. */
export async function serve(
  name: string,
  options: Partial<RenderOptions> = {},
  given?: number,
): Promise<number> {
  assert.ok(nginx);
  const port = given ?? (await freePorts(1))[0] ?? 0;
  const run = join(folder, `${name}-run`);
  const { conf } = await renderSite({
    ...{ dist: join(folder, 'dist'), config: {}, upstream, run, out: join(folder, name) },
    ...{ listen: `127.0.0.1:${port}`, log: join(run, 'access.log') },
    origins: [`http://127.0.0.1:${port}`],
    ...options,
  });
  const workers = /^worker_processes auto/m;
  writeFileSync(conf, readFileSync(conf, 'utf8').replace(workers, 'worker_processes 1'));
  stops.push(await startNginx(nginx, { conf, run, port }));
  return port;
}

/** Sends a request as it is: `fetch` sets the host, normalises the path and decodes the body. */
export function get(port: number, path: string, headers: Record<string, string | string[]> = {}) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      sent.on('error', reject).end();
    },
  );
}

/** Creates a self-signed certificate for a host, which any server user may read. */
export function createCertificate(host: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, `${host}.pem`), join(folder, `${host}.key`)];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2'],
    ...['-out', certificate, '-keyout', key],
  ]);
  assert.equal(made.status, 0, made.stderr.toString());
  chmodSync(key, 0o644);
  return { certificate, key };
}
