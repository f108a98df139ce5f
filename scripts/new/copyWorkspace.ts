import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** Copies the repository to a folder, with links to the installed dependencies. */
export function copyWorkspace(root: string, target: string): void {
  const files = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((file) => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    copyFileSync(join(root, file), join(target, file));
  }
  const packages = ['packages', 'apps', 'compat'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => join(parent, name)),
  );
  for (const folder of ['.', ...packages]) linkModules(root, target, join(folder, 'node_modules'));
}

/** Links each installed package, and the packages of the workspace to their copies. */
function linkModules(root: string, target: string, modules: string): void {
  if (!existsSync(join(root, modules))) return;
  mkdirSync(join(target, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    const path = join(modules, name);
    if (name === '@forsikring') {
      mkdirSync(join(target, path));
      for (const own of readdirSync(join(root, path))) {
        const copy = relative(realpathSync(root), realpathSync(join(root, path, own)));
        symlinkSync(join(target, copy), join(target, path, own));
      }
    } else if (!name.startsWith('.') || name === '.bin') {
      symlinkSync(realpathSync(join(root, path)), join(target, path));
    }
  }
}
