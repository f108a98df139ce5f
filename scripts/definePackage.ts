import { rmSync } from 'node:fs';
import type { Options } from 'tsup';
import { modulesFromEntries } from './modulesFromEntries';

interface PackageEntries {
  /** Entries that run on a server as well as in a browser. */
  entries?: string[];
  /** Entries with state or effects: their output starts with `'use client'`. */
  clientEntries?: string[];
  /**
   * Modules that the ESM output keeps apart, so that a page which imports one part loads one part:
   * what a bundler cannot prove to be without effect it would keep.
   */
  parts?: string[];
  /** As `parts`, of the client entries. */
  clientParts?: string[];
  /** Style sheets, by the name of the file that is written. */
  css?: Record<string, string>;
  /**
   * Modules that client entries take from the output of another entry, e.g. `'../contract/calls': './contract'`:
   * built in apart, a page would load them twice.
   */
  fromEntries?: Record<string, string>;
}

const CLIENT = { js: '"use client";' };

/** The tsup settings that every published package shares: ESM, CJS, types and style sheets. */
export function definePackage({
  entries = [],
  clientEntries = [],
  parts = [],
  clientParts = [],
  css = {},
  fromEntries = {},
}: PackageEntries): Options[] {
  rmSync('dist', { recursive: true, force: true });
  const shared: Options = {
    target: 'es2022',
    sourcemap: true,
    silent: true,
  };

  const plugins = (
    banner: Options['banner'],
    extension: string,
  ): Pick<Options, 'esbuildPlugins'> =>
    banner === CLIENT && Object.keys(fromEntries).length > 0
      ? {
          esbuildPlugins: [
            ...(shared.esbuildPlugins ?? []),
            modulesFromEntries(fromEntries, extension),
          ],
        }
      : {};
  const code = (entry: string[], parts: string[], banner: Options['banner']): Options[] =>
    entry.length === 0
      ? []
      : [
          {
            ...shared,
            ...plugins(banner, '.js'),
            entry: [...entry, ...parts],
            format: 'esm',
            dts: { entry },
            banner,
          },
          {
            ...shared,
            ...plugins(banner, '.cjs'),
            entry,
            format: 'cjs',
            dts: { entry },
            banner,
          },
        ];
  const styles: Options[] =
    Object.keys(css).length === 0 ? [] : [{ ...shared, entry: css, format: 'esm' }];

  return [...code(entries, parts, {}), ...code(clientEntries, clientParts, CLIENT), ...styles];
}
