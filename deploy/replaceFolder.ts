import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Marks a folder that may be replaced. */
const MARKER = '.rendered-portal';

/**
 * Lets `write` fill a new folder beside `link`, then points `link` at it in one step and removes the old
 * folder. When `write` fails, nothing changes.
 * @param link an absolute path; absent, or a link from an earlier call
 * @throws {Error} when `link` is anything else; rejects with the error of `write`
 */
export async function replaceFolder(
  link: string,
  write: (folder: string) => Promise<void>,
): Promise<void> {
  const parent = dirname(link);
  const previous = previousFolder(link);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, `.${basename(link)}-`));
  try {
    // A server that runs as another user must read it.
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, MARKER), '');
    await write(folder);
    symlinkSync(basename(folder), `${folder}.link`);
    renameSync(`${folder}.link`, link);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    rmSync(`${folder}.link`, { force: true });
    throw error;
  }
  if (previous) rmSync(previous, { recursive: true, force: true });
}

/** The target of the link, if an earlier call created it. */
function previousFolder(link: string): string | undefined {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink()) {
    const target = readlinkSync(link);
    const folder = join(dirname(link), target);
    const isOurs = target.startsWith(`.${basename(link)}-`) && basename(target) === target;
    if (isOurs && (!existsSync(folder) || existsSync(join(folder, MARKER)))) return folder;
  }
  throw new Error(`${link} was not made by this command, and was not changed`);
}
