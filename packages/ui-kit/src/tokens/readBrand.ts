import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Brand, TokenFile } from './Brand';
import { BrandFileError } from './BrandFileError';

const FILE_NAME = /^(?<name>[a-z0-9][a-z0-9_-]*)\.tokens\.json$/i;

/**
 * Reads the pair of files of a brand, by the path of either: `fjord.tokens.json`, and
 * `fjord.dark.tokens.json` beside it.
 *
 * @throws BrandFileError where a file is missing, or is not named so.
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
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats)
    throw new BrandFileError(
      `${path}: no such file. A brand is fjord.tokens.json and fjord.dark.tokens.json.`,
    );
  if (!stats.isFile()) throw new BrandFileError(`${path} is not a file.`);
  // Some editors put a byte order mark before the text.
  return { path, text: readFileSync(path, 'utf8').replace(/^\uFEFF/, '') };
}
