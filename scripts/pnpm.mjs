/**
 * Runs a root script with the pnpm version in package.json, on a machine that has only Node and npm:
 * installs from the lockfile first, then runs `pnpm run <script> [args…]`. Ends its child processes on a signal, or
 * when the process `--with=<pid>` (npm) ends: npm's shell does not forward signals.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// npx takes the name and version, without the hash that Corepack checks.
const [packageName] = packageManager.split('+');
const [caller] = process.argv.slice(2).filter((each) => each.startsWith('--with='));
const command = process.argv.slice(2).filter((each) => each !== caller);
const onWindows = process.platform === 'win32';

// npm passes its settings on as npm_config_*, and pnpm would warn about each of them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
);

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;

/**
 * Sends a signal to pnpm and everything that it has started. npx, pnpm and their shells forward none.
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  try {
    if (child?.pid) process.kill(onWindows ? child.pid : -child.pid, signal);
  } catch {
    // The processes have ended.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => end(signal));
}
// Windows passes the name of a variable instead of a number.
const callerPid = Number(caller?.split('=')[1]);
if (callerPid) setInterval(() => isRunning(callerPid) || end('SIGTERM'), 250).unref();

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Runs pnpm.
 * @param {string[]} parameters
 * @param {boolean} quiet whether to print its output only when it fails
 * @returns {Promise<number>} its exit code
 */
function pnpm(parameters, quiet = false) {
  return new Promise((resolve) => {
    child = spawn(onWindows ? 'npx.cmd' : 'npx', ['--yes', packageName, ...parameters], {
      cwd: root,
      env,
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
      shell: onWindows,
      // A process group of its own, which `end` reaches.
      detached: !onWindows,
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.on('error', () => resolve(1));
    child.on('close', (code, signal) => {
      if (code !== 0) process.stderr.write(output);
      // A run that a signal ended must not count as a success.
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

const install = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
const installed = await pnpm(install, true);
if (installed !== 0) {
  console.error(`Could not install the dependencies with ${packageName}.`);
  process.exit(installed);
}
process.exit(await pnpm(['--silent', ...command]));
