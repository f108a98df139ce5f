import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contract from './contract';

const modules = import.meta.glob<object>(['./contract/*.ts', '!./contract/*.test.ts'], {
  eager: true,
});
/** Private, and the schemas of request bodies. */
const NOT_IN_INDEX = ['./contract/bodies.ts', './contract/id.ts', './contract/object.ts'];
const schemasOf = (module: object) => Object.keys(module).filter((name) => /^[A-Z]/.test(name));

test('exports every schema, except the one of ids', () => {
  const schemas = Object.values(modules).flatMap(schemasOf);
  expect(schemas.filter((name) => !(name in contract))).toEqual(['Id']);
});

test('exports the type of every response and its parts from the main entry', () => {
  const index = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8');
  const types = Object.entries(modules)
    .filter(([path]) => !NOT_IN_INDEX.includes(path))
    .flatMap(([, module]) => schemasOf(module));
  expect(types.length).toBeGreaterThan(10);
  expect(types.filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([]);
});
