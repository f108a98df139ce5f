import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Documented } from './ApiPackage';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..');

/** Reads a symbol's docstring and its location. */
export function readDoc(symbol: ts.Symbol, checker: ts.TypeChecker): Documented {
  const [declaration] = symbol.declarations ?? [];
  // A property of a destructured object has the docstring of its target.
  const named =
    declaration && ts.isShorthandPropertyAssignment(declaration)
      ? checker.getShorthandAssignmentValueSymbol(declaration)
      : undefined;
  const described =
    named && named.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(named)
      : (named ?? symbol);
  const source = declaration?.getSourceFile();
  return {
    name: symbol.name,
    doc: ts.displayPartsToString(described.getDocumentationComment(checker)),
    file: source ? relative(root, source.fileName) : '',
    line:
      source && declaration
        ? source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1
        : 0,
  };
}

/** The texts of all tags with this name in a docstring. */
export function readTags(symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map(({ text }) => ts.displayPartsToString(text));
}
