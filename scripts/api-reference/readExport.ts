import ts from 'typescript';
import type { ApiExport } from './ApiPackage';
import { readDoc, readTags } from './readDoc';
import { readMembers } from './readMembers';

/** Formats a type in full, as TypeScript writes it. */
const TYPE_FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** Reads one export with its docstring, signature and members. */
export function readExport(exported: ts.Symbol, checker: ts.TypeChecker): ApiExport {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration) throw new Error(`${exported.name} has no declaration.`);
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const calls = type.getCallSignatures();
  const kind = kindOf(exported.name, symbol, calls.length > 0);

  const withMembers = {
    type: () => checker.getDeclaredTypeOfSymbol(symbol),
    class: () => checker.getDeclaredTypeOfSymbol(symbol),
    component: () => {
      const [props] = calls[0]?.parameters ?? [];
      return props && checker.getTypeOfSymbolAtLocation(props, declaration);
    },
  };
  const holder = kind in withMembers ? withMembers[kind as keyof typeof withMembers]() : undefined;
  return {
    ...readDoc(symbol, checker),
    name: exported.name,
    kind,
    signature:
      headOf(declaration) ??
      (calls.length === 0
        ? checker.typeToString(type, declaration, TYPE_FORMAT)
        : calls
            .map((one) => checker.signatureToString(one, declaration, TYPE_FORMAT))
            // The names that a function destructures are internal.
            .map((one) =>
              one.replace(/\{[^{}]*\}(?=\??: )/g, kind === 'component' ? 'props' : 'options'),
            )
            .join('\n')),
    members: holder ? membersOf(holder, kind, declaration, checker) : [],
    attributes: readMeanings(symbol, checker, 'attribute'),
    reasons: readMeanings(symbol, checker, 'reason'),
  };
}

/** Reads tags of the form `@attribute data-open It is open.` */
function readMeanings(symbol: ts.Symbol, checker: ts.TypeChecker, tag: string) {
  return Object.fromEntries(
    readTags(symbol, checker, tag).map((text) => {
      const [, name = '', meaning = ''] = /^(\S+)\s+([\s\S]+)/.exec(text) ?? [];
      return [name, meaning.replace(/\s+/g, ' ')];
    }),
  );
}

/** Reads the members of a type. For a union of props, the members of all variants; other unions have none. */
function membersOf(
  type: ts.Type,
  kind: ApiExport['kind'],
  location: ts.Declaration,
  checker: ts.TypeChecker,
): ApiExport['members'] {
  if (!type.isUnion()) return readMembers(type, location, checker);
  if (kind !== 'component') return [];
  const variants = type.types.map((variant) => readMembers(variant, location, checker));
  const names = [...new Set(variants.flat().map(({ name }) => name))];
  return names.flatMap((name) => {
    const found = variants.flatMap((members) => members.filter((member) => member.name === name));
    const types = [...new Set(found.map((member) => member.type))];
    const optional = found.length < variants.length || found.some((member) => member.optional);
    return found[0] ? [{ ...found[0], type: types.join(' | '), optional }] : [];
  });
}

function kindOf(name: string, { flags }: ts.Symbol, isCalled: boolean): ApiExport['kind'] {
  if (flags & ts.SymbolFlags.Class) return 'class';
  if (!(flags & ts.SymbolFlags.Value)) return 'type';
  if (!isCalled) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) ? 'component' : 'function';
}

/** Formats a type as it is written. For a type with members, only the first line: a table lists the members. */
function headOf(declaration: ts.Declaration): string | undefined {
  const text = declaration.getText().replace(/^export /, '');
  if (ts.isTypeAliasDeclaration(declaration)) return text;
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    return text.slice(0, text.indexOf('{')).trim();
  }
}
