import ts from 'typescript';
import { isBuilt } from './apiProgram';
import { printDeclaration } from './printDeclaration';

/** What an entry exports, and the types that its exports use. */
export interface Surface {
  /** Declarations by heading. */
  declarations: Map<string, string>;
  /** The names that the declarations import, by package. */
  imports: Map<string, Set<string>>;
}

/**
 * Reads the public surface of an entry.
 * @param file The declarations of the entry.
 * @param known The declarations of earlier entries with their specifiers: they are only referred to. This
 * function adds those of the entry.
 */
export function readSurface(
  specifier: string,
  file: string,
  program: ts.Program,
  known: Map<ts.Node, string>,
): Surface {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${specifier} exports nothing.`);
  const surface: Surface = { declarations: new Map(), imports: new Map() };

  /** Adds a declaration under a heading, and returns the symbols that it uses. */
  const add = (name: string, nodes: ts.Node[]): ts.Symbol[] => {
    const heading = freeHeading(name, surface);
    const [first] = nodes;
    const earlier = first && known.get(first);
    if (earlier) {
      surface.declarations.set(heading, `// The same as in ${earlier}`);
      return [];
    }
    if (first) known.set(first, specifier);
    surface.declarations.set(heading, nodes.map(printDeclaration).join('\n'));
    return nodes.flatMap((node) => usedSymbols(node, checker, surface.imports));
  };

  const exported = new Set<ts.Symbol>();
  const used: ts.Symbol[] = [];
  for (const symbol of checker.getExportsOfModule(module)) {
    const resolved = resolveAlias(symbol, checker);
    exported.add(resolved);
    const nodes = declarationsOf(resolved);
    if (nodes.length === 0) surface.declarations.set(symbol.name, '// From another package');
    else used.push(...add(symbol.name, nodes));
  }
  for (const node of augmentations(source, checker)) {
    used.push(...add(`declare ${node.name.getText()}`, [node]));
  }
  // Grows while it is read: a type may use others.
  for (const symbol of used) {
    if (exported.has(symbol)) continue;
    exported.add(symbol);
    used.push(...add(`${symbol.name} (not exported)`, declarationsOf(symbol)));
  }
  return surface;
}

/** Two files of an entry may have types of the same name. */
function freeHeading(name: string, { declarations }: Surface): string {
  let heading = name;
  for (let count = 2; declarations.has(heading); count += 1) heading = `${name}, ${count}`;
  return heading;
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The top-level declarations of a symbol in our packages. */
function declarationsOf({ declarations = [] }: ts.Symbol): ts.Node[] {
  return declarations
    .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node))
    .filter((node) => !isAugmentation(node))
    .filter(({ parent }) => parent && ts.isSourceFile(parent) && isBuilt(parent.fileName));
}

/** The symbols of our packages in a declaration. Notes what it imports from others. */
function usedSymbols(
  declaration: ts.Node,
  checker: ts.TypeChecker,
  imports: Surface['imports'],
): ts.Symbol[] {
  const symbols: ts.Symbol[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const resolved = symbol && resolveAlias(symbol, checker);
      if (resolved && declarationsOf(resolved).length > 0) symbols.push(resolved);
      else if (symbol) noteImport(symbol, imports);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return symbols;
}

function noteImport(symbol: ts.Symbol, imports: Surface['imports']) {
  const declaration = symbol.declarations?.[0];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  if (!statement || !declaration || !ts.isStringLiteral(statement.moduleSpecifier)) return;
  const from = statement.moduleSpecifier.text;
  const names = imports.get(from) ?? new Set();
  imports.set(from, names.add(declaration.getText()));
}

/** What a file and the files that it loads add to other modules and to the global scope. */
function augmentations(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  files = new Set<ts.Node>(),
): ts.ModuleDeclaration[] {
  if (files.has(file) || !isBuilt(file.fileName)) return [];
  files.add(file);
  return file.statements.flatMap((statement) => {
    if (isAugmentation(statement)) return [statement];
    const isLoading = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
    if (!isLoading || !statement.moduleSpecifier) return [];
    const loaded = checker.getSymbolAtLocation(statement.moduleSpecifier)?.declarations?.[0];
    return loaded && ts.isSourceFile(loaded) ? augmentations(loaded, checker, files) : [];
  });
}

const isAugmentation = (node: ts.Node): node is ts.ModuleDeclaration =>
  ts.isModuleDeclaration(node) &&
  (ts.isStringLiteral(node.name) || Boolean(node.flags & ts.NodeFlags.GlobalAugmentation));
