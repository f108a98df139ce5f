import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareReports, describeChanges, removedExports } from './compareReports';

const REPORT = /^packages\/([^/]+)\/api\/[^/]+\.api\.md$/;
const BASES = ['origin/main', 'main'];

/** The problems, or why there was nothing to compare with. */
export type ChangesetCheck = { problems: string[] } | { skipped: string };

/**
 * Finds the packages whose reports have changed since the branch left `main` and that no changeset of the
 * branch names. A removed export needs a major changeset, from version 1.0.0 on.
 * @param root The repository.
 */
export function undescribedChanges(root: string): ChangesetCheck {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    return status === 0 ? stdout : undefined;
  };
  const linesOf = (...args: string[]) => (git(...args) ?? '').split('\n').filter(Boolean);

  const base = BASES.map((name) => git('merge-base', 'HEAD', name)?.trim()).find(Boolean);
  if (!base) return { skipped: 'this clone has no commit in common with main' };
  const old = linesOf('ls-tree', '-r', '--name-only', base, '--', 'packages').filter(isReport);
  if (old.length === 0) return { skipped: 'main has no API reports yet' };
  const added = linesOf('ls-files', '--others', '--exclude-standard');
  const edited = [...linesOf('diff', '--name-only', '--no-renames', base), ...added];
  const changesets = edited
    .filter((file) => /^\.changeset\/[^/]+\.md$/.test(file) && existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), 'utf8'));

  const problems = edited.filter(isReport).flatMap((file) => {
    const folder = REPORT.exec(file)?.[1] ?? '';
    const manifest = join(root, 'packages', folder, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'));
    const before = old.includes(file) ? git('show', `${base}:${file}`) : undefined;
    const now = join(root, file);
    const after = existsSync(now) ? readFileSync(now, 'utf8') : undefined;
    const changes = compareReports(before, after);
    const described = describeChanges(changes);
    const bumps = changesets.flatMap((text) => bumpOf(text, name) ?? []);
    if (described.length === 0) return [];
    if (bumps.length === 0)
      return [
        [`${file} has changed, and no new changeset names ${name}:`, ...described].join('\n'),
      ];
    const isStable = !version.startsWith('0.');
    if (isStable && removedExports(changes).length > 0 && !bumps.includes('major'))
      return [[`${file} needs a major changeset of ${name}:`, ...described].join('\n')];
    return [];
  });
  return { problems };
}

const isReport = (file: string) => REPORT.test(file);

/** What a changeset does to a package. */
function bumpOf(changeset: string, name: string): string | undefined {
  const [, head = ''] = changeset.split(/^---$/m);
  const lines = head.split('\n').map((line) => line.replace(/["']/g, '').trim());
  return lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}
