import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseIssue, BaseSchema } from 'valibot';
import { expect, test } from 'vitest';
import { AppConfig } from './AppConfig';

type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>> & {
  wrapped?: Schema;
  entries?: Record<string, Schema>;
};

const namesOf = ({ wrapped, entries = {} }: Schema): string[] =>
  wrapped
    ? namesOf(wrapped)
    : Object.entries(entries).flatMap(([name, entry]) => [name, ...namesOf(entry)]);

test('the specification names every key of the configuration', () => {
  const specification = join(import.meta.dirname, '../../../../../docs/specification');
  const text = readFileSync(join(specification, 'configuration.md'), 'utf8');
  const names = namesOf(AppConfig as Schema);
  expect(names).toContain('nettbankUrl');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
