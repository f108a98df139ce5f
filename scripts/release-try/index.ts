/**
 * Publishes the packages to a registry of its own and uses them from there as a stranger would:
 * `npm run release:try`, or `pnpm release:try:built` once the packages are built.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
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
import { atEnd, isEnding, undoAll, undoWhenKilled } from './undoing';

const ROOT = join(import.meta.dirname, '../..');

undoWhenKilled();
const folder = await mkdtemp(join(tmpdir(), 'release-try-'));
atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

try {
  const copy = join(folder, 'repository');
  const registry = await step('a registry on loopback', async () => {
    const asked = { cwd: ROOT, env: process.env };
    const upstream = await runCommand('npm', ['config', 'get', 'registry'], asked);
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
    // Playwright would end the run by itself, before the rest is undone.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  atEnd(() => browser.close());
  const stage = { folder, registry, versions, browser };
  const consumers: [name: string, act: () => Promise<void>][] = [
    ['a Node script with api-client alone', () => nodeScript(stage)],
    ['every entry of every package in Node', () => everyEntry(stage, newest19)],
    ['a brand checked by npx', () => brandCheck(stage)],
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
  await undoAll();
}
