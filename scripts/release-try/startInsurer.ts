import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { createDemoApp } from '@forsikring/demo-api';
import { getRequestListener } from '@hono/node-server';
import { atEnd } from './cleanup';

/** A request of a page to `/received/<about>`. */
export interface Received {
  about: string;
  body: unknown;
}

/** The demo insurer, with the requests that it received. */
export interface Insurer {
  origin: string;
  received: Received[];
  stop: () => Promise<void>;
}

/** No inline script, no inline style, nothing from other origins. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Starts the demo insurer on a free port of loopback. Records requests to `/received/…`, and serves the files
 * of `folder`, if it is given, under a strict security policy.
 */
export async function startInsurer(folder?: string): Promise<Insurer> {
  const { app } = createDemoApp();
  const received: Received[] = [];

  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (/^\/(api|auth|login)(\/|$)/.test(pathname)) return app.fetch(request);
    if (pathname.startsWith('/received/')) {
      received.push({ about: pathname.slice('/received/'.length), body: await request.json() });
      return new Response(null, { status: 204 });
    }
    return folder ? serveFile(folder, pathname) : new Response(null, { status: 404 });
  };

  const server = createServer(getRequestListener(handle));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  atEnd(stop);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, received, stop };
}

async function serveFile(folder: string, pathname: string): Promise<Response> {
  const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
  const content = await readFile(file).catch(() => undefined);
  if (!content) return new Response(null, { status: 404 });
  const headers: Record<string, string> = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  };
  if (file.endsWith('.html')) headers['Content-Security-Policy'] = POLICY;
  return new Response(new Uint8Array(content), { headers });
}
