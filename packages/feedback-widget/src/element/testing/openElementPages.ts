import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../../../scripts/chromium.mjs';

/** No inline script, no inline style, no `eval`, nothing from elsewhere. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' } as const;

/**
 * For tests: a real server with the built element at `/element.js` and the given pages, under a
 * strict policy, and a real browser. What is POSTed anywhere is kept in `received`.
 */
export async function openElementPages(pages: Record<`/${string}.${keyof typeof types}`, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'feedback-element-'));
  await promisify(execFile)('npx', ['tsup', '--no-dts', '--out-dir', folder], {
    cwd: join(import.meta.dirname, '../../..'),
  });
  const files: Record<string, string> = {
    ...pages,
    '/element.js': readFileSync(join(folder, 'element.js'), 'utf8'),
  };
  rmSync(folder, { recursive: true, force: true });

  const received: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (method === 'POST') received.push(JSON.parse(body));
    const type = types[url.split('.').at(-1) as keyof typeof types] ?? 'text/plain';
    response.setHeader('Content-Security-Policy', CSP);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.end(files[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs,
    // Playwright turns the cache off in which a page waits for its visitor to come back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

  return {
    browser,
    received,
    /** The size of the script as a server sends it. */
    gzippedBytes: gzipSync(files['/element.js'] ?? '').length,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
