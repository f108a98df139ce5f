import ts from 'typescript';
import type { ApiMember } from './ApiPackage';
import { readDoc, readTags } from './readDoc';

/** The props, fields and methods of a type that are ours and for others. */
export function readMembers(
  type: ts.Type,
  place: ts.Declaration,
  checker: ts.TypeChecker,
): ApiMember[] {
  return type
    .getProperties()
    .filter(({ name, declarations }) => !name.includes('#') && declarations?.some(isOurs))
    .map((property): ApiMember => {
      const [defaultValue] = readTags(property, checker, 'default');
      return {
        ...readDoc(property, checker),
        type: typeOf(property, place, checker),
        optional: Boolean(property.flags & ts.SymbolFlags.Optional),
        ...(defaultValue && { defaultValue }),
      };
    });
}

/** Not React's or the browser's, nor private, nor known from what it overrides. */
function isOurs(declaration: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Override;
  return (
    !declaration.getSourceFile().fileName.includes('/node_modules/') &&
    !(ts.getCombinedModifierFlags(declaration) & hidden)
  );
}

/** As it is written, which is shorter than what it comes to; else as TypeScript shows it. */
function typeOf(property: ts.Symbol, place: ts.Declaration, checker: ts.TypeChecker): string {
  const [declaration] = property.declarations ?? [];
  if (
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
  ) {
    if (declaration.type) return declaration.type.getText().replace(/\s+/g, ' ');
  }
  return checker.typeToString(checker.getTypeOfSymbolAtLocation(property, place), place);
}
