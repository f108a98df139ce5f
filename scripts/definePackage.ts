import { rmSync } from 'node:fs';
import type { Options } from 'tsup';

interface PackageEntries {
  /** Entries that run on a server as well as in a browser. */
  entries?: string[];
  /** Entries with state or effects: their output starts with `'use client'`. */
  clientEntries?: string[];
  /** Style sheets, by the name of the file that is written. */
  css?: Record<string, string>;
  /** Development dependencies that are built into the output. */
  bundled?: string[];
}

/** The tsup settings that every published package shares: ESM, CJS, types and style sheets. */
export function definePackage({
  entries = [],
  clientEntries = [],
  css = {},
  bundled = [],
}: PackageEntries): Options[] {
  rmSync('dist', { recursive: true, force: true });
  const shared: Options = {
    format: ['esm', 'cjs'],
    target: 'es2022',
    sourcemap: true,
    noExternal: bundled,
    silent: true,
  };
  const code = (entry: string[], banner: Options['banner']): Options[] =>
    entry.length > 0 ? [{ ...shared, entry, dts: true, banner }] : [];

  return [
    ...code(entries, {}),
    ...code(clientEntries, { js: '"use client";' }),
    ...(Object.keys(css).length > 0 ? [{ ...shared, entry: css, format: 'esm' as const }] : []),
  ];
}
