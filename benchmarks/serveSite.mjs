/**
 * Serves a build as the project deploys it: behind nginx, with the configuration from `deploy/` and the
 * demo insurer as the upstream server.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distributorOf, portalConfig } from '@forsikring/demo-api';
import { startDemoServer } from '@forsikring/demo-api/server';
import { renderSite } from '../deploy/renderSite.ts';
import { findNginx, startNginx } from '../deploy/startNginx.ts';
import { freePorts } from '../scripts/freePorts.ts';

/** The path of every build. */
export const PORTAL_PATH = '/privat/forsikring/oversikt/';

/**
 * Starts the servers for one build on free ports.
 * @param {string} dist the build, with an `index.html`
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} when nginx is not installed or does not start
 */
export async function serveSite(dist) {
  const nginx = findNginx();
  if (!nginx) throw new Error('This benchmark needs nginx (apt-get install nginx-light).');
  const [port, apiPort, loginPort] = await freePorts(3);
  const origin = `http://localhost:${port}`;
  const stopDemo = await startDemoServer({ port: apiPort, loginPort, portalPort: port });
  const out = mkdtempSync(join(tmpdir(), 'benchmark-site-'));
  // nginx reads the files as another user.
  chmodSync(out, 0o755);
  const login = `http://localhost:${loginPort}`;
  const run = join(out, 'run');
  const { conf } = await renderSite({
    dist,
    config: portalConfig(distributorOf('sb1'), { portal: origin, login }),
    out: join(out, 'site'),
    run,
    listen: `127.0.0.1:${port}`,
    upstream: `http://127.0.0.1:${apiPort}`,
    origins: [origin],
    log: join(run, 'nginx.log'),
  });
  const stopNginx = await startNginx(nginx, { conf, run, port });
  const stop = async () => {
    await stopNginx();
    await stopDemo();
    rmSync(out, { recursive: true, force: true });
  };
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
