import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDemoServer } from '@forsikring/demo-api/server';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = {
  '/storybook/': 'storybook-static/',
  '/element/': 'packages/feedback-widget/dist/',
};
const TYPES: Record<string, string> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8' },
  ...{ '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' },
};
const PLAIN_PAGE = `<!doctype html>
<html lang="nb">
  <meta charset="utf-8">
  <title>En side uten rammeverk</title>
  <script type="module" src="/element/element.js"></script>
  <form>
    <tilbakemelding-widget type="done" name="svar"></tilbakemelding-widget>
    <button>Videre</button>
  </form>
</html>`;

/** What the pages have asked for, and what they get. */
export interface Host {
  origin: string;
  /** All requests to the insurer, with their bodies. */
  requests: { path: string; body: string }[];
  /** Holds responses back until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Replaces the seconds that are left of the session in every response. */
  sessionSeconds: number | undefined;
  /** Forgets saved data and everything above. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the demo insurer with the built portal behind a host that can hold responses back. */
export async function startHost(port: number): Promise<Host> {
  const inner = port + 2;
  const stopDemo = await startDemoServer({
    ...{ port: inner, loginPort: port + 1, portalPort: port },
    portalDist: join(root, 'apps/portal/dist'),
    // Early reads need the configuration in the page.
    inlineConfig: true,
  });
  let held: { path: RegExp; until: Promise<void>; release: () => void }[] = [];
  const host: Omit<Host, 'stop'> = {
    origin: `http://localhost:${port}`,
    requests: [],
    sessionSeconds: undefined,
    hold(path) {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, until, release });
      return release;
    },
    async reset() {
      for (const { release } of held) release();
      held = [];
      host.requests.length = 0;
      host.sessionSeconds = undefined;
      await fetch(`http://127.0.0.1:${inner}/demo/reset`, { method: 'POST' });
    },
  };

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const [path = ''] = url.split('?');
    if (path === '/en-side') return response.end(PLAIN_PAGE);
    const file = fileAt(path);
    if (file) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      return createReadStream(file).pipe(response);
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    host.requests.push({ path, body: body.toString() });
    const options = { host: '127.0.0.1', port: inner, method, path: url, headers };
    const onward = send(options, async (answer) => {
      await Promise.all(held.filter((each) => each.path.test(path)).map(({ until }) => until));
      response.writeHead(answer.statusCode ?? 502, headersOf(answer.headers, host.sessionSeconds));
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    onward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(host, {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await stopDemo();
    },
  });
}

function fileAt(path: string) {
  for (const [prefix, folder] of Object.entries(FOLDERS)) {
    const file = path.startsWith(prefix) && join(root, folder, path.slice(prefix.length));
    if (file && existsSync(file) && statSync(file).isFile()) return file;
  }
  return undefined;
}

/** Chromium keeps no page with `no-store` in the back/forward cache; the other engines do. */
function headersOf(headers: IncomingHttpHeaders, sessionSeconds: number | undefined) {
  const changed = { ...headers };
  if (changed['cache-control'] === 'no-store') changed['cache-control'] = 'no-cache';
  if (sessionSeconds !== undefined && 'x-session-expiry' in changed)
    changed['x-session-expiry'] = String(sessionSeconds);
  return changed;
}
