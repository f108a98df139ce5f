import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeNulls } from './removeNulls';

const read = (json: string) => removeNulls(JSON.parse(json));

test('removes null fields at any depth, and keeps null items of a list', () => {
  expect(read('{"a":null,"b":{"c":null,"d":[{"e":null},null,0,""]}}')).toEqual({
    b: { d: [{}, null, 0, ''] },
  });
  expect(read('null')).toBeNull();
});

test('keeps a field whose name is one of the prototype', () => {
  const json = '{"__proto__":{"constructor":1,"a":null},"toString":[{"__proto__":null}]}';
  expect(JSON.stringify(read(json))).toBe('{"__proto__":{"constructor":1},"toString":[{}]}');
});

test('handles a depth of 100,000', () => {
  const depth = 100_000;
  const nested = '{"a":null,"b":['.repeat(depth) + ']}'.repeat(depth);
  let value = read(nested) as { b: unknown[] } | undefined;
  let levels = 0;
  for (; value && !('a' in value); value = value.b[0] as typeof value) levels += 1;
  expect(levels).toBe(depth);
});

test('removes null fields and nothing else, for any input', () => {
  const withoutNulls = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(withoutNulls)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .filter(([, field]) => field !== null)
              .map(([key, field]) => [key, withoutNulls(field)]),
          )
        : value;
  fc.assert(
    fc.property(fc.json(), (text) => {
      const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
      expect(JSON.stringify(read(text))).toBe(JSON.stringify(withoutNulls(JSON.parse(text))));
      expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
    }),
    { numRuns: 200 },
  );
});
