import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file and all files that it loads.
 * @param {string} file
 * @param {Set<string>} files
 */
export function reachedFiles(file, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  const imports = /(?:from|import|require\()\s*\(?\s*["'](\.[^"']+)["']/g;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const reached = join(dirname(file), path);
    // Comments of bundled packages contain type imports of files that do not exist here.
    if (existsSync(reached)) reachedFiles(reached, files);
  }
  return files;
}
