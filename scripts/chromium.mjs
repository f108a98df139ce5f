/**
 * Finds Chromium for the browser tests, and installs it when it is missing.
 * Order: CHROMIUM_PATH, Debian's headless shell, Playwright's own, the system's, Playwright's
 * download, the system's package manager (root or password-less sudo on Debian and its relatives).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { attempt, installWithPackageManager, onPath } from './systemPrograms.mjs';

// The shell has no window, and opens a page in a third of the time. Debian's program on PATH starts the shell as a
// child process, which a kill would leave behind.
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
const DOWNLOAD_LIMIT_MS = 240_000;

/** Flags for running Chromium in a container, without background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** @param {(string | undefined)[]} candidates */
const firstFile = (candidates) => candidates.find((file) => file && existsSync(file));

/** The path of an installed Chromium, or undefined. */
export const findChromium = () =>
  firstFile([process.env.CHROMIUM_PATH, HEADLESS_SHELL]) ?? findChromiumWithWindows();

/** The path of a Chromium with windows, or undefined. Only this one has a back/forward cache. */
export const findChromiumWithWindows = () =>
  firstFile([chromium.executablePath(), ...SYSTEM_NAMES.map(onPath), ...MAC_PATHS]);

/**
 * The path of a Chromium, which is installed when it is missing. One with windows is then installed too.
 * @throws Error with one line that says what to install.
 */
export function ensureChromium() {
  if (!findChromiumWithWindows()) {
    console.log('No Chromium found. Trying to download one …');
    const playwright = join(import.meta.dirname, '..', 'node_modules', 'playwright', 'cli.js');
    attempt(process.execPath, [playwright, 'install', 'chromium'], DOWNLOAD_LIMIT_MS);
  }
  if (!findChromiumWithWindows()) {
    console.log('The download failed. Trying the package manager …');
    installWithPackageManager('chromium');
    // Not every release of Debian has it.
    installWithPackageManager('chromium-headless-shell');
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
  }
  return installed;
}
