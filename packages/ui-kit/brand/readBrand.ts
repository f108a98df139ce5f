import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Brand, TokenFile } from './Brand';

const FILE_NAME = /^(?<name>[a-z0-9][a-z0-9_-]*)\.tokens\.json$/i;

/**
 * Reads the pair of files of a brand, by the path of either: `fjord.tokens.json`, and
 * `fjord.dark.tokens.json` beside it.
 *
 * @throws BrandFileError when a file is missing, cannot be read, or has another name.
 */
export function readBrand(path: string): Brand {
  const light = path.replace(/\.dark\.tokens\.json$/i, '.tokens.json');
  const { name } = FILE_NAME.exec(basename(light))?.groups ?? {};
  if (!name) {
    throw new BrandFileError(
      `${path}: the name of a brand file ends with .tokens.json: fjord.tokens.json.`,
    );
  }
  const dark = light.replace(/\.tokens\.json$/i, '.dark.tokens.json');
  return { name, light: readTokens(light), dark: readTokens(dark) };
}

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
