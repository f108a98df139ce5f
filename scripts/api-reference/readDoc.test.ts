import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { readDoc } from './readDoc';

test('a docstring has its text, what it throws, and what to use instead', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'read-doc-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'queue.ts');
  writeFileSync(
    file,
    `/**
 * Adds an item.
 * @throws {TypeError} without an item
 * @deprecated Since 1.4. Use \`push\`.
 */
export function add() {}
/** Adds an item. */
export function push() {}
`,
  );
  const program = ts.createProgram([file], { types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  assert.ok(module);
  const [add, push] = checker
    .getExportsOfModule(module)
    .map((exported) => readDoc(exported, checker));

  assert.equal(add?.doc, 'Adds an item.');
  assert.equal(add?.deprecated, 'Since 1.4. Use `push`.');
  assert.equal(add?.throws.length, 1);
  assert.equal(push?.deprecated, undefined);
});
