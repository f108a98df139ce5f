import { readdir, readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { configuredPage } from '../../../deploy/configuredPage';
import { contentSecurityPolicy } from '../../../deploy/contentSecurityPolicy';
import { createDemoApp, type Demo } from './app/createDemoApp';
import type { DemoEnv } from './app/DemoEnv';
import { distributorOfRequest } from './distributors/distributorOfRequest';
import { portalConfig } from './distributors/distributors';
import { PORTAL_PATH } from './pages/addPages';

/** Options of the demo server. */
export interface DemoServerOptions {
  /** The port of the insurer's API, and of the portal's pages when there is a build. */
  port: number;
  /** The port of the login page, which has its own origin as in production. */
  loginPort: number;
  /** The public port, when another server proxies to this one. @default port */
  portalPort?: number;
  /** The folder of a portal build to serve, e.g. `apps/portal/dist`. */
  portalDist?: string;
  /** Whether `index.html` contains the configuration, which saves a request. @default false */
  inlineConfig?: boolean;
  /** How long a session lasts without a call, in seconds. @default 900 */
  sessionSeconds?: number;
  /** Handles each request; `respond` gets the insurer's response. @default respond */
  handle?: (request: Request, respond: () => Promise<Response>) => Promise<Response>;
}

const HOST = '127.0.0.1';

/**
 * Starts the demo insurer on loopback. Rejects with Node's error when a port is taken.
 * @returns a function that stops the server and closes all connections
 */
export async function startDemoServer(options: DemoServerOptions): Promise<() => Promise<void>> {
  const { port, loginPort, portalPort = port, portalDist, sessionSeconds, handle } = options;
  const { app, originsOf } = createDemoApp({
    ports: { portal: portalPort, login: loginPort },
    ...(sessionSeconds !== undefined && { sessionSeconds }),
  });
  if (portalDist) addPortal(app, portalDist, originsOf, options);

  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
      }),
    );
  };
  try {
    for (const each of new Set([port, loginPort])) servers.push(await listen(app, each, handle));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function listen(
  app: Hono<DemoEnv>,
  port: number,
  handle: DemoServerOptions['handle'] = (_, respond) => respond(),
): Promise<Server> {
  const fetch = (request: Request, env: object) =>
    handle(request, async () => app.fetch(request, env));
  return new Promise((resolve, reject) => {
    // Hono's faster Response would replace the global one, also of tests in the same process.
    const options = {
      ...{ fetch, hostname: HOST, port, overrideGlobalObjects: false },
      // As long as proxies expect. After Node's 5 s, a request may meet a connection that is just being closed.
      serverOptions: { keepAliveTimeout: 75_000 },
    };
    const server = serve(options, () => resolve(server)) as Server;
    server.once('error', reject);
  });
}

/** Serves the built portal as a real host would: security policy, cache rules, and one page for all routes. */
function addPortal(
  app: Hono<DemoEnv>,
  dist: string,
  originsOf: Demo['originsOf'],
  { inlineConfig }: DemoServerOptions,
): void {
  app.use(`${PORTAL_PATH}/assets/*`, async (c, next) => {
    await next();
    // Do not cache a missing file: another host of the same release may have it.
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use(
    `${PORTAL_PATH}/assets/*`,
    serveStatic({ root: dist, rewriteRequestPath: (path) => path.slice(PORTAL_PATH.length) }),
  );

  const index = async (c: Context<DemoEnv>) => {
    const page = await readFile(join(dist, 'index.html'), 'utf8');
    const distributor = distributorOfRequest(c);
    const origins = originsOf(c.req.url, distributor);
    const config = portalConfig(distributor, origins);
    const policy = contentSecurityPolicy(config, undefined, [origins.portal]);
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    if (!inlineConfig) return c.html(page);
    const sheets = (await readdir(join(dist, 'assets/brands'))).map(
      (file) => `assets/brands/${file}`,
    );
    const contents = await Promise.all(sheets.map((path) => readFile(join(dist, path), 'utf8')));
    const files = sheets.map((path, index): [string, string] => [path, contents[index] ?? '']);
    return c.html(configuredPage(page, config, files));
  };
  app.get(PORTAL_PATH, index);
  app.get(`${PORTAL_PATH}/*`, (c) => (c.req.path.includes('/assets/') ? c.notFound() : index(c)));
}
