import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromiumWithWindows } from '../../../../scripts/chromium.mjs';

const tsup = join(createRequire(import.meta.url).resolve('tsup'), '../cli-default.js');

/** Forbids inline scripts without a nonce, inline styles, `eval` and other origins. */
const CSP =
  "default-src 'none'; script-src 'self' 'nonce-side'; style-src 'self'; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'";

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' } as const;

/** The beginning of a page. */
export const head = '<!doctype html><html lang="nb"><meta charset="utf-8"><title>Side</title>';

/** Loads the built element. */
export const elementScript = '<script type="module" src="/element.js"></script>';

/** Opens a page. `problems` receives everything that the page writes to the console or throws, except about its icon. */
export async function newPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  const add = (text: string) => {
    if (!text.includes('favicon')) problems.push(text);
  };
  page.on('console', (message) => add(message.text()));
  page.on('pageerror', (error) => add(error.message));
  return page;
}

/**
 * For tests: a real server with the built element at `/element.js` and the given pages, with a
 * strict content security policy, and a real browser. `received` contains every POSTed body; `responses` are those to the
 * next POSTs, before the ones with status 200.
 * @param cwd the folder of the element's package
 */
export async function openElementPages(
  cwd: string,
  pages: Record<`/${string}.${keyof typeof types}`, string>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'element-'));
  const args = [tsup, '--format', 'esm', '--no-dts', '--out-dir', folder];
  await promisify(execFile)(process.execPath, args, { cwd });
  const files: Record<string, string> = {
    ...pages,
    '/element.js': readFileSync(join(folder, 'element.js'), 'utf8'),
  };
  rmSync(folder, { recursive: true, force: true });

  const received: Record<string, unknown>[] = [];
  const responses: { status?: number; headers?: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request;
    let body = '';
    for await (const chunk of request) body += chunk;
    if (method === 'POST') received.push(JSON.parse(body));
    const { status = 200, headers } = (method === 'POST' && responses.shift()) || {};
    const type = types[url.split('.').at(-1) as keyof typeof types] ?? 'text/plain';
    response.setHeader('Content-Security-Policy', CSP);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.writeHead(status, headers).end(files[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findChromiumWithWindows(),
    args: chromiumArgs,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

  return {
    browser,
    received,
    responses,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
