import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as contract from './contract';

const modules = import.meta.glob<object>(['./contract/*.ts', '!./contract/*.test.ts'], {
  eager: true,
});
/** Private, and the schemas of request bodies. */
const NOT_IN_INDEX = ['amounts', 'bodies', 'id', 'object'].map((name) => `./contract/${name}.ts`);
const schemasOf = (module: object) => Object.keys(module).filter((name) => /^[A-Z]/.test(name));

test('exports every schema, except those of single values', () => {
  const schemas = Object.values(modules).flatMap(schemasOf);
  expect(schemas.filter((name) => !(name in contract))).toEqual(['Kroner', 'Sum', 'Count', 'Id']);
});

test('exports the type of every response and its parts from the main entry', () => {
  const index = readFileSync(`${import.meta.dirname}/index.ts`, 'utf8');
  const types = Object.entries(modules)
    .filter(([path]) => !NOT_IN_INDEX.includes(path))
    .flatMap(([, module]) => schemasOf(module));
  expect(types.length).toBeGreaterThan(10);
  expect(types.filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([]);
});
