import { join, relative } from 'node:path';
import ts from 'typescript';
import type { Documented } from './ApiPackage';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..');

/** A symbol's docstring, and where it stands. */
export function readDoc(symbol: ts.Symbol, checker: ts.TypeChecker): Documented {
  const [declaration] = symbol.declarations ?? [];
  // `{ getOffers }` is documented where `getOffers` is.
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
    throws: readTags(described, checker, 'throws'),
    file: source ? relative(root, source.fileName) : '',
    line:
      source && declaration
        ? source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1
        : 0,
  };
}

/** The texts of a docstring's tags of one name. */
export function readTags(symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter((tag) => tag.name === name)
    .map(({ text }) => ts.displayPartsToString(text));
}
