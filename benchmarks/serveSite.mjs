/**
 * Serves a build as the project deploys it: behind nginx, with the configuration that `deploy/` writes
 * and the demo insurer as the upstream server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { distributorOf, portalConfig } from '@forsikring/demo-api';
import { startDemoServer } from '@forsikring/demo-api/server';
import { renderSite } from '../deploy/renderSite.mjs';
import { onPath } from '../scripts/systemPrograms.mjs';

/** The path that every build is served at. */
export const PORTAL_PATH = '/privat/forsikring/oversikt/';

const START_LIMIT_MS = 10_000;

/**
 * Starts the servers for one build on free ports.
 * @param {string} dist the build, with an `index.html`
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} when nginx is not installed or does not start
 */
export async function serveSite(dist) {
  const nginx = onPath('nginx') ?? '/usr/sbin/nginx';
  if (!existsSync(nginx))
    throw new Error('This benchmark needs nginx (apt-get install nginx-light).');
  const [port, apiPort, loginPort] = await freePorts(3);
  const origin = `http://localhost:${port}`;
  const stopDemo = await startDemoServer({ port: apiPort, loginPort, portalPort: port });
  const out = mkdtempSync(join(tmpdir(), 'benchmark-site-'));
  // nginx started by root reads files as another user.
  chmodSync(out, 0o755);
  const login = `http://localhost:${loginPort}`;
  const conf = renderSite({
    dist,
    config: portalConfig(distributorOf('sb1'), { portal: origin, login }),
    out: join(out, 'site'),
    listen: `127.0.0.1:${port}`,
    upstream: `http://127.0.0.1:${apiPort}`,
    log: join(out, 'nginx.log'),
  });
  const server = spawn(nginx, ['-c', conf, '-g', 'daemon off;'], { stdio: 'ignore' });
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    if (server.exitCode === null) {
      kill();
      await once(server, 'exit');
    }
    await stopDemo();
    rmSync(out, { recursive: true, force: true });
  };
  if (!(await answers(`${origin}/healthz`))) {
    await stop();
    throw new Error('nginx did not start.');
  }
  return { origin, stop };
}

/**
 * Logs a demo customer in and returns the session's cookies, as Playwright takes them.
 * @param {string} origin
 * @param {string} customer the customer's id, e.g. `kari`
 */
export async function logIn(origin, customer) {
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    body: new URLSearchParams({ customer }),
    redirect: 'manual',
  });
  return response.headers.getSetCookie().map((header) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    return { name, value, url: origin };
  });
}

/** Ports of this machine that nobody listens to.
 * @param {number} count
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function answers(url) {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while (Date.now() < giveUpAt) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await delay(50);
  }
  return false;
}
