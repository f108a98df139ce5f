import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Described {
  name: string;
  description?: string;
  default?: string;
}

interface ClassDeclaration {
  tagName: string;
  superclass: object;
  attributes: Described[];
  members: Described[];
  events: Described[];
  cssProperties: Described[];
  cssStates: Described[];
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const manifest = JSON.parse(read('../../custom-elements.json'));
const element: ClassDeclaration = manifest.modules[0].declarations[0];
const namesOf = (list: Described[]) => list.map(({ name }) => name).sort();

/** The members of an interface with their documentation. */
function membersOf(file: string, interfaceName: string): Described[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
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

describe('custom-elements.json', () => {
  test('describes the element of the package', () => {
    expect(manifest.schemaVersion).toBe('2.1.0');
    expect(element).toMatchObject({
      kind: 'class',
      name: 'TilbakemeldingWidget',
      tagName: 'tilbakemelding-widget',
      customElement: true,
      superclass: { name: 'HTMLElement' },
    });
    const { customElements, exports } = JSON.parse(read('../../package.json'));
    expect(customElements).toBe('custom-elements.json');
    expect(`./${manifest.modules[0].path}`).toBe(exports['./element'].import.default);
  });

  test('describes the attributes as their types do', () => {
    const source = read('TilbakemeldingWidget.tsx');
    const observed = /observedAttributes = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
    const names = [...observed.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    expect(namesOf(element.attributes)).toEqual(names.sort());
    const inManifest = element.attributes.map(({ name, description, default: value }) => ({
      name,
      description,
      ...(value !== undefined && { default: value }),
    }));
    expect(inManifest).toEqual(membersOf('elementProps.ts', 'TilbakemeldingAttributes'));
  });

  test('describes the properties as their types do', () => {
    const accessors = [...read('TilbakemeldingWidget.tsx').matchAll(/^ {2}get (\w+)\(\)/gm)];
    expect(namesOf(element.members)).toEqual(accessors.map(([, name]) => `${name}`).sort());
    const described = membersOf('elementProps.ts', 'TilbakemeldingProperties');
    const inManifest = element.members.map(({ name, description }) => ({ name, description }));
    expect(inManifest).toEqual(expect.arrayContaining(described));
  });

  test('describes the events as their types do', () => {
    const inManifest = element.events.map(({ name, description }) => ({ name, description }));
    expect(inManifest).toEqual(membersOf('elementEvents.ts', 'TilbakemeldingEventMap'));
  });

  test('lists the custom properties and states of the style sheets and the element', () => {
    const styles = read('../feedback-root/feedback-root.css');
    const properties = new Set(styles.match(/--feedback-[\w-]+/g));
    expect(namesOf(element.cssProperties)).toEqual([...properties].sort());
    const documented = read('TilbakemeldingWidget.tsx').matchAll(/:state\((\w+)\)/g);
    const states = [...documented].map(([, name]) => `${name}`);
    expect(namesOf(element.cssStates)).toEqual(states.sort());
  });
});
