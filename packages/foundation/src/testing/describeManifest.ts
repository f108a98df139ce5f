import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Described {
  name: string;
  description?: string;
  default?: string;
}

/** Where an element and its types are documented. Files are below `src/element` of the package. */
interface Documented {
  /** The folder of the package. */
  folder: string;
  tagName: string;
  element: CustomElementConstructor & { observedAttributes: string[] };
  /** An interface for each of the three, as file and name. */
  attributes: readonly [file: string, name: string];
  properties: readonly [file: string, name: string];
  events: readonly [file: string, name: string];
  /** The style sheets, and the custom properties of a page in them. */
  styles: readonly string[];
  cssProperties: RegExp;
}

/** The members of an interface with their documentation. */
function membersOf(text: string, interfaceName: string): Described[] {
  const source = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest, true);
  const declaration = source.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === interfaceName,
  );
  return (declaration?.members ?? []).map((member) => {
    const [doc] = ts.getJSDocCommentsAndTags(member);
    const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
    return {
      name: (member.name as ts.Identifier | ts.StringLiteral).text,
      description: doc && ts.getTextOfJSDocComment(doc.comment),
      ...(tag && { default: `${tag.comment}` }),
    } as Described;
  });
}

const namesOf = (list: Described[]) => list.map(({ name }) => name).sort();
const textsOf = (list: Described[]) =>
  list.map(({ name, description, default: value }) => ({
    name,
    description,
    ...(value !== undefined && { default: value }),
  }));

/** Tests that the `custom-elements.json` of a package describes its element as the code and the types do. */
export function describeManifest({ folder, element, tagName, ...documented }: Documented): void {
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const manifest = JSON.parse(read('custom-elements.json'));
  const declared = manifest.modules[0].declarations[0];
  const typesOf = ([file, name]: readonly [string, string]) =>
    membersOf(read(`src/element/${file}`), name);

  describe('custom-elements.json', () => {
    test('describes the element of the package', () => {
      expect(manifest.schemaVersion).toBe('2.1.0');
      expect(declared).toMatchObject({
        kind: 'class',
        name: element.name,
        tagName,
        customElement: true,
        superclass: { name: 'HTMLElement' },
      });
      const { customElements, exports } = JSON.parse(read('package.json'));
      expect(customElements).toBe('custom-elements.json');
      expect(`./${manifest.modules[0].path}`).toBe(exports['./element'].import.default);
    });

    test('describes the attributes as their types do', () => {
      expect(namesOf(declared.attributes)).toEqual([...element.observedAttributes].sort());
      expect(textsOf(declared.attributes)).toEqual(typesOf(documented.attributes));
    });

    test('describes the members of the class, and the properties as their types do', () => {
      const members = Object.getOwnPropertyNames(element.prototype);
      const callable = members.filter((name) => !/^constructor$|Callback$/.test(name));
      expect(namesOf(declared.members)).toEqual(callable.sort());
      expect(textsOf(declared.members)).toEqual(
        expect.arrayContaining(typesOf(documented.properties)),
      );
    });

    test('describes the events as their types do', () => {
      expect(textsOf(declared.events)).toEqual(typesOf(documented.events));
    });

    test('lists the custom properties of the style sheets', () => {
      const styles = documented.styles.map((file) => read(`src/${file}`)).join('\n');
      const found = new Set(styles.match(documented.cssProperties));
      expect(namesOf(declared.cssProperties)).toEqual([...found].sort());
    });
  });
}
