/**
 * Checks that each package that changed since the last release has a changeset: also on `main`, and after the change is
 * committed.
 */
import { run } from './packTarballs.mjs';

// A release is the newest commit that wrote a version's heading into a changelog.
const release = run('git', [
  'log',
  '-1',
  '--format=%H',
  '-G^## [0-9]',
  '--',
  'packages/*/CHANGELOG.md',
]);
if (!release)
  throw new Error('No release in the history: fetch all of it (git fetch --unshallow).');
console.log(run('pnpm', ['exec', 'changeset', 'status', `--since=${release.trim()}`]));
