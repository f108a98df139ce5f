import ts from 'typescript';
import { expect, test } from 'vitest';

const files = Object.entries(
  import.meta.glob<string>(
    ['../../../*/src/**/*.{ts,tsx}', '!../../../*/src/**/*.{test,stories,pictures}.*'],
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** The optional properties of props and options that refuse `undefined`, as `exactOptionalPropertyTypes` has it. */
const refusing = ([file, text]: [string, string]) =>
  ts
    .createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => /(Props|Options|Config)$/.test(name.text))
    .flatMap(({ name, members }) =>
      members
        .filter(ts.isPropertySignature)
        .filter(({ questionToken }) => questionToken)
        .filter(({ type }) => !/\b(undefined|unknown)$/.test(type?.getText() ?? ''))
        .map((member) => `${file}: ${name.text}.${member.name.getText()}`),
    );

// Reads the source: the compiler refuses `undefined` only in a program with `exactOptionalPropertyTypes`, of all files anew.
test('every optional prop and option of the packages takes `undefined`', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(refusing)).toEqual([]);
});
