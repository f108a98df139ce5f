import { spawnSync } from 'node:child_process';
import { installWithPackageManager, onPath } from '../systemPrograms.mjs';

/**
 * The path of Firefox, which is installed when it is missing.
 * @throws Error with one line that says what to install.
 */
export const ensureFirefox = () =>
  ensure('Firefox', 'firefox-esr', () => onPath('firefox-esr') ?? onPath('firefox'));

/**
 * The paths of WebKitGTK's driver, its browser, and a screen in memory, which are installed when they are missing.
 * @throws Error with one line that says what to install.
 */
export const ensureWebKit = () => ({
  driver: ensure('WebKit', 'webkit2gtk-driver', () => onPath('WebKitWebDriver')),
  browser: ensure('WebKit', 'webkit2gtk-driver', findMiniBrowser),
  screen: ensure('WebKit', 'xvfb', () => onPath('Xvfb')),
});

function ensure(engine: string, packageName: string, find: () => string | undefined): string {
  if (!find()) installWithPackageManager(packageName);
  const path = find();
  if (!path) throw new Error(`${engine} is missing: install the Debian package ${packageName}.`);
  return path;
}

/** It is not on PATH: its folder is that of the library. */
const findMiniBrowser = () =>
  spawnSync('dpkg', ['--search', '*/MiniBrowser'], { encoding: 'utf8' }).stdout?.match(
    /\S+$/m,
  )?.[0];
