/**
 * Runs a root script with the pnpm version in package.json, on a machine that has only Node and npm:
 * installs from the lockfile first, then runs `pnpm run <script> [args…]`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// npx takes the name and version, without the hash that Corepack checks.
const [packageName] = packageManager.split('+');
const [script = '', ...args] = process.argv.slice(2);

// npm passes its settings on as npm_config_*, and pnpm would warn about each of them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
);

/**
 * Runs pnpm and forwards signals; the terminal itself sends Ctrl-C to the child.
 * @param {string[]} parameters
 * @param {boolean} quiet whether to print its output only when it fails
 * @returns {Promise<number>} its exit code
 */
function pnpm(parameters, quiet = false) {
  return new Promise((resolve) => {
    const onWindows = process.platform === 'win32';
    const child = spawn(onWindows ? 'npx.cmd' : 'npx', ['--yes', packageName, ...parameters], {
      cwd: root,
      env,
      stdio: ['inherit', quiet ? 'pipe' : 'inherit', 'inherit'],
      shell: onWindows,
    });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    process.on('SIGINT', () => {});
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => child.kill(signal));
    }
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
process.exit(await pnpm(['--silent', 'run', script, ...args]));
