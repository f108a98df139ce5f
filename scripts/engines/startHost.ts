import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';
import { freePorts } from '../freePorts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The files of the project that are served under their own paths. */
const FILES = /^\/(storybook-static|packages\/feedback-widget\/dist|scripts\/engines)\//;
const TYPES: Record<string, string> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};

/** The requests of the pages, and changes of their responses. */
export interface Host {
  origin: string;
  /** All requests to the insurer, with their bodies. */
  requests: { path: string; body: string }[];
  /** Holds responses back until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Changes scripts and style sheets, e.g. so that they miss a feature. */
  rewrite: ((text: string, path: string) => string) | undefined;
  /** Replaces the seconds that are left of the session in every response. */
  sessionSeconds: number | undefined;
  /** Forgets saved data and everything above. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the demo insurer with the built portal, the built Storybook, and a plain page with the custom element. */
export async function startHost(): Promise<Host> {
  const [port = 0, loginPort = 0] = await freePorts(2);
  let held: { path: RegExp; released: Promise<void>; release: () => void }[] = [];
  const origin = `http://localhost:${port}`;
  const rewritten = async (response: Response, path: string) => {
    if (!host.rewrite || !/\.(js|css)$/.test(path)) return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    return new Response(host.rewrite(await response.text(), path), { headers });
  };
  const host: Host = {
    origin,
    requests: [],
    rewrite: undefined,
    sessionSeconds: undefined,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, released, release });
      return release;
    },
    async reset() {
      for (const { release } of held) release();
      held = [];
      await fetch(`${origin}/demo/reset`, { method: 'POST' });
      host.requests = [];
      host.rewrite = undefined;
      host.sessionSeconds = undefined;
    },
    stop: await startDemoServer({
      ...{ port, loginPort, portalDist: `${root}apps/portal/dist` },
      // Early reads need the configuration in the page.
      inlineConfig: true,
      async handle(request, respond) {
        const path = new URL(request.url).pathname;
        if (FILES.test(path)) return rewritten(fileAt(path), path);
        host.requests.push({ path, body: await request.clone().text() });
        const { body, status, headers: original } = await respond();
        await Promise.all(held.filter((each) => each.path.test(path)).map((each) => each.released));
        const headers = new Headers(original);
        // Chromium keeps no page with `no-store` in the back/forward cache; the other engines do.
        if (headers.get('Cache-Control') === 'no-store') headers.set('Cache-Control', 'no-cache');
        if (host.sessionSeconds !== undefined && headers.has('X-Session-Expiry'))
          headers.set('X-Session-Expiry', String(host.sessionSeconds));
        return rewritten(new Response(body, { status, headers }), path);
      },
    }),
  };
  return host;
}

function fileAt(path: string) {
  const headers = {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    // WebKit would use a script again after `rewrite` has changed.
    'Cache-Control': 'no-store',
  };
  return new Response(readFileSync(root + path), { headers });
}
