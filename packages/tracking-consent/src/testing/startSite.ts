import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsup';

/** Bundles the test page as a portal would, and serves it with a strict content security policy. */
export async function startSite(collectorUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tracking-site-'));
  await build({
    entry: {
      page: fileURLToPath(new URL('./page.tsx', import.meta.url)),
      styles: join(import.meta.dirname, '../styles.css'),
    },
    config: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    noExternal: [/.*/],
    define: { 'process.env.NODE_ENV': '"production"' },
    minify: true,
    silent: true,
    outDir: folder,
  });
  const files = new Map(
    readdirSync(folder).map((name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')]),
  );
  const paths: string[] = [];

  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://site');
    paths.push(pathname);
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${collectorUrl}; base-uri 'none'; require-trusted-types-for 'script'`,
    );
    const file = files.get(pathname);
    const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.setHeader('Content-Type', `${file ? type : 'text/html'}; charset=utf-8`);
    response.end(
      file ??
        `<!doctype html><html lang="nb"><title>Side</title><meta name="collector" content="${collectorUrl}"><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><script type="module" src="/page.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every path that was requested. */
    paths,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
