/** Says in one line that the registry does not answer, before anything is installed or built for it. */
import { spawnSync } from 'node:child_process';

const PATIENCE_MS = 10_000;
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['config', 'get', 'registry'], { encoding: 'utf8' });
const registry = stdout.trim();

const answers = await fetch(new URL('clsx', registry.endsWith('/') ? registry : `${registry}/`), {
  signal: AbortSignal.timeout(PATIENCE_MS),
}).then(
  ({ ok }) => ok,
  () => false,
);
if (!answers) {
  console.error(
    'A release is tried with a registry behind it, and the configured one does not answer.',
  );
  process.exit(1);
}
