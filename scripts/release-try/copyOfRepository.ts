import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runCommand } from './runCommand';

/**
 * Copies the repository to `target`: every file that is not ignored, and the packages' builds. The copy is a
 * separate git repository, because changesets read the history and write tags.
 */
export async function copyOfRepository(root: string, target: string): Promise<void> {
  const listed = await runCommand(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  );
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await copyFile(join(root, file), join(target, file)).catch(ignoreDeleted);
  }
  for (const name of await readdir(join(root, 'packages'))) {
    const dist = join('packages', name, 'dist');
    await cp(join(root, dist), join(target, dist), { recursive: true });
  }

  const author = ['-c', 'user.name=release-try', '-c', 'user.email=release-try@localhost'];
  await runCommand('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: target });
  await runCommand('git', ['add', '--all'], { cwd: target });
  await runCommand('git', [...author, 'commit', '--quiet', '--no-verify', '--message', 'A copy'], {
    cwd: target,
  });
}

/** Git still lists a file whose deletion is not committed. */
function ignoreDeleted(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
