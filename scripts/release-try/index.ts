/**
 * Publishes the packages to a local registry and installs them from there in test projects:
 * `npm run release:try`, or `pnpm release:try:built` after the packages are built. Names of consumers limit
 * the run to these: `npm run release:try -- astro vue`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, ensureChromium } from '../chromium.mjs';
import { atEnd, cleanUpOnSignals, isEnding, runCleanups } from './cleanup';
import { consumersNamed } from './consumers';
import { copyOfRepository } from './copyOfRepository';
import { publishAll } from './publishAll';
import { runCommand } from './runCommand';
import { startRegistry } from './startRegistry';
import { step } from './step';

const ROOT = join(import.meta.dirname, '../..');

cleanUpOnSignals();
const folder = await mkdtemp(join(tmpdir(), 'release-try-'));
atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

try {
  const consumers = consumersNamed(process.argv.slice(2));
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
  const failed: string[] = [];
  for (const { name, title, act } of consumers) {
    await step(`${name}: ${title}`, () => act(stage)).catch((error) => {
      if (isEnding()) throw error;
      console.error(error instanceof Error ? error.message : error);
      failed.push(title);
    });
  }
  console.log(`Consumers: ${consumers.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(', ')}`);
} catch (error) {
  if (!isEnding()) console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await runCleanups();
}
