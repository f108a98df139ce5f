import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildUrl as build } from './buildUrl';

const buildUrl = (host: string, path: string, ...rest: [Record<string, string>?, Query?]) =>
  build(host, { name: 'closeClaim', path }, ...rest);
type Query = Parameters<typeof build>[3];

// All code units, including unpaired surrogates.
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
});
const value = fc.oneof(
  anyText,
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);

test('puts the host before the path', () => {
  expect(buildUrl('', '/a/b')).toBe('/a/b');
  expect(buildUrl('https://own.example/x', '/a')).toBe('https://own.example/x/a');
  expect(buildUrl('', '/a/{policy-id}', { 'policy-id': '7' })).toBe('/a/7');
});

test('keeps every path parameter within its own segment', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText.filter(Boolean), fc.constantFrom('.', '..', '%2e%2E', '.%2e', '\ud800')),
      (id) => {
        const url = new URL(buildUrl('', '/offers/{id}/end', { id }), 'https://own.example');
        expect(url.origin).toBe('https://own.example');
        expect(url.search + url.hash).toBe('');
        const segments = url.pathname.split('/');
        expect(segments).toHaveLength(4);
        expect([segments[1], segments[3]]).toEqual(['offers', 'end']);
      },
    ),
    { numRuns: 500 },
  );
});

test('encodes ids so that the server decodes the same id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (id) => {
      fc.pre(id !== '.' && id !== '..');
      expect(decodeURIComponent(buildUrl('', '/{id}', { id }).slice(1))).toBe(id);
    }),
  );
});

test('sends every query parameter except null, undefined and NaN', () => {
  fc.assert(
    fc.property(fc.dictionary(anyText, value), (query) => {
      const url = new URL(buildUrl('', '/a', {}, query), 'https://own.example');
      const sentValues = Object.values(query).filter(
        (value) => value !== null && value !== undefined && !Number.isNaN(value),
      );
      const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');
      expect(url.pathname).toBe('/a');
      expect([...url.searchParams.values()]).toEqual(
        sentValues.map((value) => wellFormed(String(value))),
      );
    }),
    { numRuns: 300 },
  );
});
