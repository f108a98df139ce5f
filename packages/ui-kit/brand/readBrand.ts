import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Brand, TokenFile } from './Brand';

const FILE_NAME = /^(?<name>.+)\.tokens\.json$/i;
const IN_FOLDER = /^(tokens|dark)\.json$/i;
const NAME = /^[a-z0-9][a-z0-9_-]*$/i;

/**
 * Reads the pair of files of a brand, by the path of either: `fjord.tokens.json`, and
 * `fjord.dark.tokens.json` beside it; or `tokens.json` and `dark.json` in a folder with the name of the brand.
 *
 * @throws BrandFileError when a file is missing, cannot be read, or has another name.
 */
export function readBrand(path: string): Brand {
  const { name, light, dark } = inFolder(path) ?? byName(path);
  if (!NAME.test(name)) {
    throw new BrandFileError(
      `${path}: the name of a brand file ends with .tokens.json: fjord.tokens.json.`,
    );
  }
  return { name, light: readTokens(light), dark: readTokens(dark) };
}

function inFolder(path: string) {
  if (!IN_FOLDER.test(basename(path))) return;
  const folder = dirname(resolve(path));
  const [light, dark] = ['tokens.json', 'dark.json'].map((file) => join(dirname(path), file));
  return { name: basename(folder), light: light ?? path, dark: dark ?? path };
}

function byName(path: string) {
  const light = path.replace(/\.dark\.tokens\.json$/i, '.tokens.json');
  const dark = light.replace(/\.tokens\.json$/i, '.dark.tokens.json');
  return { name: FILE_NAME.exec(basename(light))?.groups?.name ?? '', light, dark };
}

/** The style sheet beside the token files: `fjord.css`, or `brand.css` in the folder of the brand. */
export const sheetOf = ({ name, light: { path } }: Brand): string =>
  join(dirname(path), IN_FOLDER.test(basename(path)) ? 'brand.css' : `${name}.css`);

function readTokens(path: string): TokenFile {
  const stats = tryTo(path, () => statSync(path, { throwIfNoEntry: false }));
  if (!stats)
    throw new BrandFileError(
      `${path}: no such file. A brand is fjord.tokens.json and fjord.dark.tokens.json.`,
    );
  if (!stats.isFile()) throw new BrandFileError(`${path} is not a file.`);
  const text = tryTo(path, () => readFileSync(path, 'utf8'));
  // Some editors put a byte order mark before the text.
  return { path, text: text.replace(/^\uFEFF/, '') };
}

/** The file system refuses a path below a file, a link to itself, or a file of somebody else. */
function tryTo<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new BrandFileError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** A brand file that is missing, or has a name that no brand can have. */
export class BrandFileError extends Error {
  override readonly name = 'BrandFileError';
}
