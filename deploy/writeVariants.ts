import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Pictures and fonts are already compressed. */
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);

/**
 * Writes files below `site` once for each encoding that nginx can choose: `plain` has all of them, `br` and
 * `gzip` those that become smaller. A file has the same name in each folder, because nginx derives its
 * type from the name.
 */
export async function writeVariants(site: string, files: Map<string, Buffer>): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  for (const [path, content] of files) {
    const variants: [encoding: string, content: Buffer][] = [['plain', content]];
    if (COMPRESSED.has(extname(path))) {
      const brotli = await brotliCompressed(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
      variants.push(['br', brotli], ['gzip', await gzipped(content, { level: 9 })]);
    }
    for (const [index, [encoding, bytes]] of variants.entries()) {
      if (index > 0 && bytes.length >= content.length) continue;
      const file = join(site, encoding, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
      // nginx derives an ETag from time and size: two encodings must not share one by chance.
      await utimes(file, now + index, now + index);
    }
  }
}

/** All files of a folder and its subfolders, by their relative path. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1), await readFile(path));
  }
  return files;
}
