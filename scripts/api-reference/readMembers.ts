import ts from 'typescript';
import type { ApiMember } from './ApiPackage';
import { readDoc } from './readDoc';

/** Reads the public props, fields and methods of a type that this repository declares. */
export function readMembers(
  type: ts.Type,
  location: ts.Declaration,
  checker: ts.TypeChecker,
): ApiMember[] {
  return type
    .getProperties()
    .filter(({ name, declarations }) => !name.includes('#') && declarations?.some(isOurs))
    .map((property): ApiMember => {
      const options = optionsOf(property, location, checker);
      return {
        ...readDoc(property, checker),
        type: typeOf(property, location, checker),
        optional: Boolean(property.flags & ts.SymbolFlags.Optional),
        ...(options && { options }),
      };
    });
}

/** Whether a member is public, declared here, and not an override. */
function isOurs(declaration: ts.Declaration): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected | ts.ModifierFlags.Override;
  return (
    !declaration.getSourceFile().fileName.includes('/node_modules/') &&
    !(ts.getCombinedModifierFlags(declaration) & hidden)
  );
}

/** The written type, which is shorter than the resolved one; else TypeScript's own notation. */
function typeOf(property: ts.Symbol, location: ts.Declaration, checker: ts.TypeChecker): string {
  const [declaration] = property.declarations ?? [];
  if (
    declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
  ) {
    if (declaration.type) return declaration.type.getText().replace(/\s+/g, ' ');
  }
  return checker.typeToString(checker.getTypeOfSymbolAtLocation(property, location), location);
}

/** The values of a type that is a union of texts. */
function optionsOf(
  property: ts.Symbol,
  location: ts.Declaration,
  checker: ts.TypeChecker,
): string[] | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, location));
  if (!type.isUnion() || !type.types.every((one) => one.isStringLiteral())) return undefined;
  return type.types.map((one) => (one as ts.StringLiteralType).value);
}
