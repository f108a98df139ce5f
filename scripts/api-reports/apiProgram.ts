import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { stripComments } from './stripComments';

/** A public entry of a package. */
export interface ApiEntryFile {
  /** What a user imports, such as `@forsikring/api-client/react`. */
  specifier: string;
  /** The package that exports it. */
  packageName: string;
  /** The built declarations. */
  declarations: string;
  /** The committed report. */
  report: string;
}

/**
 * Lists the entries of all packages that have types.
 * @param root The repository.
 * @throws when a package is not built.
 */
export function findEntries(root: string): ApiEntryFile[] {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const home = join(root, 'packages', folder);
    const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return Object.entries<{ import?: { types?: string } }>(exports).flatMap(([path, target]) => {
      const types = target.import?.types;
      if (!types) return [];
      const declarations = join(home, types);
      if (!existsSync(declarations))
        throw new Error(`${name} is not built. Run "pnpm build:packages" first.`);
      const file = path === '.' ? 'index' : path.slice(2).replaceAll('/', '-');
      const report = join(home, 'api', `${file}.api.md`);
      return [{ specifier: join(name, path), packageName: name, declarations, report }];
    });
  });
}

/** Creates a program of the declarations. Those of the packages have no docstrings. */
export function createApiProgram(entries: ApiEntryFile[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
    // Reports print names, and resolve only those of our packages.
    noLib: true,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.getSourceFile = (file, settings) => {
    const text = readFile(file);
    if (text === undefined) return undefined;
    return ts.createSourceFile(file, isBuilt(file) ? stripComments(text) : text, settings);
  };
  return ts.createProgram(
    entries.map(({ declarations }) => declarations),
    options,
    host,
  );
}

/** Whether a file is a built declaration of one of our packages. */
export const isBuilt = (file: string) =>
  /\/packages\/[^/]+\/dist\//.test(file) && !file.includes('/node_modules/');
