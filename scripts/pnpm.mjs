/**
 * Runs a root script with the pnpm version that package.json pins, on a machine that has only
 * Node and npm: installs from the lockfile first, then runs `pnpm run <script> [args…]`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [script = '', ...args] = process.argv.slice(2);

// npm hands its own settings down as npm_config_*; pnpm would warn about each of them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_config_')),
);

// The terminal sends Ctrl-C to every process of the group: this one waits for the child to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

/**
 * @param {string[]} parameters
 * @param {import('node:child_process').StdioOptions} stdio
 */
function pnpm(parameters, stdio = 'inherit') {
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  return spawnSync(npx, ['--yes', packageManager, ...parameters], {
    cwd: root,
    env,
    stdio,
    shell: process.platform === 'win32',
  });
}

const install = pnpm(
  ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
  ['inherit', 'pipe', 'inherit'],
);
if (install.status !== 0) {
  process.stderr.write(install.stdout ?? '');
  console.error(`Could not install the dependencies with ${packageManager}.`);
  process.exit(install.status ?? 1);
}

const run = pnpm(['--silent', 'run', script, ...args]);
process.exit(run.signal ? 0 : (run.status ?? 1));
