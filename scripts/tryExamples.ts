/**
 * Tries the examples with the packed packages, as a project would use them: installs the tarballs in a copy of each
 * example, builds it, and uses it in Chromium. `npm test -- build:packages examples`, or with names of examples:
 * `node --conditions=@forsikring/source --import tsx scripts/tryExamples.ts [--versions] [vue astro]`.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDemoApp, customers } from '@forsikring/demo-api';
import { serve } from '@hono/node-server';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { freePorts } from './freePorts';
import { packTarballs } from './packTarballs.mjs';

/** An example, other versions of its dependencies, and options of its build. */
type Trial = [example: string, ...changes: string[]];

const react = (version: string) => {
  const [major] = version.split('.');
  return [
    ...[`react@${version}`, `react-dom@${version}`],
    ...[`@types/react@${major}`, `@types/react-dom@${major}`],
  ];
};
const TRIALS: Trial[] = [
  ['node'],
  ['static-page'],
  ['astro'],
  ['vue'],
  ['next'],
  ['vite-react'],
  ['vite-react', ...react('18.3.1')],
];
/** The lowest versions that docs/versioning.md promises, the newest ones, and other bundlers. */
const VERSIONS: Trial[] = [
  ['vite-react', ...react('18.3.0')],
  ['vite-react', ...react('19.0.0'), 'swr@2.5.0'],
  ['vite-react', 'typescript@5.5'],
  ['vite-react', 'typescript@latest'],
  ['vite-react', 'vite@7', '@vitejs/plugin-react@5'],
  ['next', '--webpack'],
];

/** No inline script, no inline style, nothing from other origins. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'";
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const asksVersions = process.argv.includes('--versions');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const trials = (asksVersions ? VERSIONS : TRIALS).filter(
  ([example]) => named.length === 0 || named.includes(example),
);
const tarballs = packTarballs().map((file) => resolve(file));
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
let failures = 0;
for (const [at, trial] of trials.entries()) {
  const title = trial.join(' ');
  try {
    await tryExample(join(folder, `${at}`), trial, browser);
    console.log(`✓ ${title}`);
  } catch (error) {
    failures += 1;
    console.error(`✗ ${title}\n${error instanceof Error ? error.message : error}`);
  }
}
await browser.close();
rmSync(folder, { recursive: true, force: true });
process.exit(failures > 0 ? 1 : 0);

async function tryExample(home: string, [example, ...changes]: Trial, chrome: Browser) {
  const options = changes.filter((change) => change.startsWith('--'));
  const versions = changes.filter((change) => !options.includes(change));
  cpSync(join('examples', example), home, { recursive: true });
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const ours = tarballs.filter((file) =>
    Object.keys(dependencies).some((name) => file.includes(name.slice(1).replace('/', '-'))),
  );
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
  await npm(home, [...install, ...ours, ...versions]);

  const insurer = await startInsurer(join(home, 'dist'));
  const env = {
    INSURER: insurer.origin,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  try {
    if (example === 'node') return assert.match(await npm(home, ['start'], env), /answered 401/);
    await npm(home, ['run', 'build', '--', ...options], env);
    if (example !== 'next') return await visit(chrome, example, insurer);
    await withNext(home, env, (origin) => visit(chrome, example, { ...insurer, origin }));
  } finally {
    insurer.stop();
  }
}

/** Runs an npm command, and returns its output. */
async function npm(cwd: string, args: string[], variables: NodeJS.ProcessEnv = {}) {
  // The settings of the npm or pnpm that runs this are not those of the example.
  const own = Object.entries(process.env).filter(([name]) => !/^p?npm_/i.test(name));
  const env = { ...Object.fromEntries(own), ...variables };
  const ended = promisify(execFile)('npm', args, { cwd, env });
  const { stdout } = await ended.catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

interface Site {
  origin: string;
  /** The bodies of the feedback that the server received. */
  feedback: unknown[];
}

/** Starts the demo insurer, which serves the files of a folder too, and receives feedback. */
async function startInsurer(files: string): Promise<Site & { stop: () => void }> {
  const { app } = createDemoApp();
  const feedback: unknown[] = [];
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (/^\/(api|auth|login)(\/|$)/.test(pathname)) return app.fetch(request);
    if (pathname === '/feedback') {
      feedback.push(await request.json());
      return new Response(null, { status: 204 });
    }
    const file = join(files, pathname === '/' ? 'index.html' : pathname);
    try {
      const headers = {
        'Content-Type': TYPES[extname(file)] ?? '',
        'Content-Security-Policy': POLICY,
      };
      return new Response(new Uint8Array(readFileSync(file)), { headers });
    } catch {
      return new Response(null, { status: 404 });
    }
  };
  const [port = 0] = await freePorts(1);
  const server = serve({ fetch: respond, hostname: '127.0.0.1', port });
  return { origin: `http://127.0.0.1:${port}`, feedback, stop: () => server.close() };
}

/** Calls `use` with the address of the built Next.js app. */
async function withNext(cwd: string, variables: object, use: (origin: string) => Promise<void>) {
  const [port = 0] = await freePorts(1);
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`];
  const env = { ...process.env, ...variables };
  const server = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; tries < 300; tries += 1) {
      if (await fetch(origin).catch(() => undefined)) break;
      await delay(100);
    }
    await use(origin);
  } finally {
    server.kill();
  }
}

/** Uses the page as a visitor. Fails when it logs an error or a warning: a failed hydration does. */
async function visit(chrome: Browser, example: string, { origin, feedback }: Site) {
  const context = await chrome.newContext({ locale: 'nb-NO' });
  const page = await context.newPage();
  const noise: string[] = [];
  const printed: string[] = [];
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('console', (message) => {
    (/error|warning/.test(message.type()) ? noise : printed).push(message.text());
  });
  try {
    const form = { customer: customers[0]?.id ?? '' };
    await page.request.post(`${origin}/login`, { form, maxRedirects: 0, failOnStatusCode: false });
    await page.goto(origin);
    const hasKit = /react|next/.test(example);
    await sendFeedback(page, hasKit ? 'Veldig fornøyd' : 'Ja');
    if (hasKit) await pressParts(page);
    if (example === 'next') await page.getByRole('link', { name: 'Logg inn' }).waitFor();
    if (example === 'vite-react') {
      await page.getByRole('link', { name: 'Bilforsikring' }).waitFor();
      await reportClaim(page);
      assert.deepEqual(printed, [], 'No event is handled before consent.');
      await acceptAll(page, 'Knappetrykk');
    } else if (example === 'static-page') {
      assert.deepEqual(printed, [], 'No script of statistics runs before consent.');
      const map = page.frameLocator('iframe').getByText('Her er kartet.');
      assert.equal(await map.count(), 0, 'No frame is shown before consent.');
      await acceptAll(page, 'Statistikk');
      await map.waitFor();
      await withdraw(page);
    } else if (hasKit) await page.getByRole('button', { name: 'Godta alle' }).click();
  } catch (error) {
    throw new Error(`${error}\n${noise.join('\n')}\n${await page.locator('body').ariaSnapshot()}`);
  } finally {
    await context.close();
  }
  assert.deepEqual(noise, []);
  assert.equal(feedback.length, 1, 'The service receives the feedback once.');
}

/** Accepts all categories, and waits until the console has a text. */
async function acceptAll(page: Page, logged: string) {
  const message = page.waitForEvent('console', (entry) => entry.text().includes(logged));
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await message;
}

/** Withdraws all consent in the static page: the cookies are erased, and the page says what is left to do. */
async function withdraw(page: Page) {
  await page.getByRole('button', { name: 'Innstillingar' }).click();
  await page.getByRole('button', { name: 'Berre nødvendige' }).click();
  await page.getByText('Last sida på nytt').waitFor();
  const names = (await page.context().cookies()).map(({ name }) => name);
  assert(!names.includes('statistikk_id'), 'The cookies of statistics are erased.');
}

async function sendFeedback(page: Page, choice: string) {
  // The face or the text lies above the radio button.
  await page.getByRole('radio', { name: choice }).check({ force: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: /takk/i }).waitFor();
}

async function pressParts(page: Page) {
  await page.getByRole('button', { name: 'Slett tilbud' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Slett tilbud' }).click();
  const toast = page.locator('.ui-toast', { hasText: 'Tilbudet er slettet' });
  await toast.waitFor();
  const background = await toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'The styles have colours.');
  await page.getByRole('link', { name: 'Vilkår' }).hover();
  await page.getByRole('tooltip', { name: 'Lastes ned som PDF' }).waitFor();
  await page.getByText('Hva dekker den?').click();
  await page.getByText('Tyveri og brann').waitFor();
}

/** Fills in the form with all fields, which is refused first. */
async function reportClaim(page: Page) {
  const field = (name: string) => page.getByRole('textbox', { name });
  const send = page.getByRole('button', { name: 'Meld skaden' });
  await field('Når skjedde det?').fill('31.02.2026');
  await send.click();
  await page.getByText('Datoen finnes ikke').waitFor();
  await page.getByText('Velg hvordan vi skal svare').waitFor();
  await field('E-post').fill('kari@blåbær.example');
  await field('Når skjedde det?').fill('1. februar 2024');
  await field('Hva skjedde?').fill('Lekkasje');
  await page.getByRole('radio', { name: 'Bilen' }).check();
  await page.getByRole('combobox', { name: 'Årsak' }).selectOption('vann');
  await page.getByRole('checkbox', { name: 'På SMS' }).check();
  await page.getByRole('checkbox', { name: 'Jeg har svart' }).check();
  await send.click();
  await page.locator('.ui-toast', { hasText: 'Meldt: 2024-02-01' }).waitFor();
}
