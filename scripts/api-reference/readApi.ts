import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { publishedPackages } from '../publishedPackages.mjs';
import type { ApiEntry, ApiPackage } from './ApiPackage';
import { root } from './readDoc';
import { readExport } from './readExport';

/** Reads the exports of the published packages from their sources, with the TypeScript compiler. */
export function readApi(): ApiPackage[] {
  const packages = publishedPackages(root).map(readEntries);
  const program = ts.createProgram(
    packages.flatMap(({ entries }) => entries.map(({ file }) => file)),
    compilerOptions(),
  );
  const checker = program.getTypeChecker();

  return packages.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ path, file }): ApiEntry => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${relative(root, file)} is not a module.`);
      return {
        path,
        exports: checker
          .getExportsOfModule(module)
          .map((symbol) => readExport(symbol, checker))
          .sort((one, other) => one.name.localeCompare(other.name, 'en')),
      };
    }),
  }));
}

/** The code entries of a package, with the source file of each. */
function readEntries(folder: string) {
  const home = join(root, 'packages', folder);
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const entries = Object.entries<{ '@forsikring/source'?: string }>(exports)
    .map(([path, target]) => ({
      path: join(name, path),
      file: join(home, target['@forsikring/source'] ?? ''),
    }))
    .filter(({ file }) => /\.tsx?$/.test(file) && existsSync(file));
  return { name: name as string, entries };
}

function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}
