import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/**
 * Measures what `pnpm size` checks: all imports with a limit, also those that exceed it.
 * @returns {import('./results.mjs').Table}
 * @throws {Error} when something is not built
 */
export function measureLimits() {
  const bin = fileURLToPath(new URL('node_modules/size-limit/bin.js', root));
  const { stdout, stderr } = spawnSync(process.execPath, [bin, '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.trim().startsWith('[')) throw new Error(`size-limit failed:\n${stdout}${stderr}`);
  /** @type {{ name: string, size: number, sizeLimit: number }[]} */
  const imports = JSON.parse(stdout);
  const rows = imports.map(({ name, size, sizeLimit }) => ({
    name,
    values: { ours: size / 1000 },
    goal: sizeLimit / 1000,
  }));
  return { title: 'All imports with a limit', unit: 'kB gzip', rows };
}
