/**
 * Publishes the packages to a local registry and installs them from there in test projects:
 * `npm run release:try`, or `pnpm release:try:built` after the packages are built.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { atEnd, cleanUpOnSignals, isEnding, runCleanups } from './cleanup';
import { brandCheck } from './consumers/brandCheck';
import { everyEntry } from './consumers/everyEntry';
import { nextApp } from './consumers/nextApp';
import { nodeScript } from './consumers/nodeScript';
import { oneImport } from './consumers/oneImport';
import { plainPage } from './consumers/plainPage';
import { viteReact } from './consumers/viteReact';
import { copyOfRepository } from './copyOfRepository';
import { lowestPeers, newest18, newest19 } from './peerVersions';
import { publishAll } from './publishAll';
import { runCommand } from './runCommand';
import { startRegistry } from './startRegistry';
import { step } from './step';

const ROOT = join(import.meta.dirname, '../..');

cleanUpOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'release-try-'));
atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

try {
  const copy = join(folder, 'repository');
  const registry = await step('a registry on loopback', async () => {
    const options = { cwd: ROOT, env: process.env };
    const upstream = await runCommand('npm', ['config', 'get', 'registry'], options);
    return startRegistry(folder, upstream.trim());
  });
  await step('a copy of the repository', () => copyOfRepository(ROOT, copy));
  await step('its dependencies', () =>
    runCommand('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy }),
  );
  const published = await step('versions and publication', () => publishAll(copy, registry));
  const versions = Object.fromEntries(published.map(({ name, version }) => [name, version]));

  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
    // Playwright would exit before the cleanup.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  const stage = { folder, registry, versions, browser };
  const consumers: [name: string, act: () => Promise<void>][] = [
    ['a Node script with api-client only', () => nodeScript(stage)],
    ['every entry of every package in Node', () => everyEntry(stage, newest19)],
    ['a brand check with npx', () => brandCheck(stage)],
    ['a plain page with the custom element', () => plainPage(stage)],
    ['one import in two bundlers', () => oneImport(stage, newest19)],
    [`Next.js and React ${newest19.react}`, () => nextApp(stage, newest19)],
  ];
  for (const peers of [newest19, await lowestPeers(19), newest18, await lowestPeers(18)]) {
    consumers.push([`Vite and React ${peers.react}`, () => viteReact(stage, peers)]);
  }
  for (const [name, act] of consumers) await step(name, act);
} catch (error) {
  if (!isEnding()) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await runCleanups();
}
