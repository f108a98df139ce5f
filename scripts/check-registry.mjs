/** Fails early when the configured registry does not respond, before anything is installed or built. */
import { spawnSync } from 'node:child_process';

const TIMEOUT_MS = 10_000;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['config', 'get', 'registry'], { encoding: 'utf8' });
const registry = stdout.trim();

const responds = await fetch(new URL('clsx', registry.endsWith('/') ? registry : `${registry}/`), {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
if (!responds) {
  console.error('The release test needs the configured npm registry, and it does not respond.');
  process.exit(1);
}
