/** Whatever changes a package carries a changeset; the pull request that releases them has used them up. */
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
