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

/** Marks a folder as one that may be replaced. */
const MARKER = '.rendered-portal';

/**
 * Has `write` fill a new folder beside `link`, then points `link` at it in one step and removes the
 * folder that it pointed at before. When `write` fails, what stands stays as it was.
 * @param link an absolute path; absent, or a link that an earlier call made
 * @throws {Error} when something else stands there, or whatever `write` rejects with
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
    // A server that runs as somebody else reads it.
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

/** The folder that the link points at, if an earlier call made it. */
function previousFolder(link: string): string | undefined {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.isSymbolicLink()) {
    const target = readlinkSync(link);
    const folder = join(dirname(link), target);
    const isOurs = target.startsWith(`.${basename(link)}-`) && basename(target) === target;
    if (isOurs && (!existsSync(folder) || existsSync(join(folder, MARKER)))) return folder;
  }
  throw new Error(`${link} was not made by this command, and is left as it is`);
}
