/** Checks that each changed package has a changeset. The release pull request has none left. */
import { spawnSync } from 'node:child_process';

const branch =
  process.env.GITHUB_HEAD_REF ||
  spawnSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).stdout.trim();
if (branch.startsWith('changeset-release/')) process.exit(0);

const { status } = spawnSync('pnpm', ['exec', 'changeset', 'status'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
