import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { EventSchemas } from '../core/events';
import { path, shortNumber, singleWord } from '../events/fields';
import { standardEvents } from '../events/standardEvents';
import { checkEvent } from './checkEvent';

const PAGE = 'https://bank.example/privat';
const NAME = 'Kari Nordmann 01019012345';

test.each([
  ['Ukjent', {}, PAGE, 'its name is not in the schemas'],
  ['Sidevisning', null, PAGE, 'Sidevisning has no fields'],
  ['Sidevisning', 'Kari', PAGE, 'Sidevisning has no fields'],
  ['Sidevisning', { side: '/a' }, undefined, 'Sidevisning has no page'],
])('refuses the event %s with the fields %j and the page %j', (name, fields, page, problem) => {
  const problems: string[] = [];
  const event = { name, fields, page } as unknown as Parameters<typeof checkEvent>[1];
  const result = checkEvent(standardEvents, event, (error) => problems.push(String(error)));
  expect(result).toEqual({ reason: 'INVALID' });
  expect(problems).toEqual([`TypeError: An event was dropped: ${problem}`]);
});

test('cuts the address of a page at 255 characters', () => {
  const page = `https://bank.example/${'a'.repeat(300)}`;
  const event = { name: 'Sidevisning', fields: { side: '/a' }, page };
  expect(checkEvent(standardEvents, event, () => {})).toEqual({
    fields: { side: '/a', $current_url: page.slice(0, 255) },
  });
});

describe('custom event', () => {
  const check = (schema: unknown, fields: object, page = PAGE) => {
    const problems: string[] = [];
    const schemas = { Egen: schema } as EventSchemas;
    const event = { name: 'Egen', fields, page };
    const result = checkEvent(schemas, event, (error) => problems.push(String(error)));
    return { ...result, problems };
  };

  const withTransform = (change: (given: { a: string }) => unknown) =>
    v.pipe(v.object({ a: v.string() }), v.transform(change));
  const transformed = (change: (given: string) => unknown) =>
    v.pipe(v.string(), v.transform(change));
  test.each([
    ['a bigint', v.bigint(), 1n],
    ['a nested object', v.object({ b: v.string() }), { b: 'Kari' }],
    ['a date', v.date(), new Date(0)],
    ['a list of objects', v.array(v.object({ b: v.string() })), [{ b: 'Kari' }]],
    ['a list of lists', v.array(v.array(v.string())), [['Kari']]],
    ['a list of booleans', v.array(v.boolean()), [true]],
    ['an infinite number', v.number(), Number.POSITIVE_INFINITY],
    ['a symbol', transformed((given) => Symbol(given)), 'Kari'],
    ['a function', transformed((given) => () => given), 'Kari'],
  ])('is dropped when a field contains %s', (_, field, value) => {
    expect(check(v.object({ a: field }), { a: value })).toEqual({
      reason: 'INVALID',
      problems: [
        'TypeError: An event was dropped: Egen.a is not a text, finite number, boolean, or list of texts and numbers',
      ],
    });
  });

  test('is sent with texts, numbers, booleans and lists', () => {
    const given = { a: 'x', b: 1, c: false, d: ['x', 2], e: [] };
    const list = v.array(v.union([v.string(), v.number()]));
    const schema = v.object({ a: v.string(), b: v.number(), c: v.boolean(), d: list, e: list });
    expect(check(schema, given)).toEqual({ fields: given, problems: [] });
  });

  test('has its texts cut at 255, also in lists, and never within a character', () => {
    const schema = v.object({ a: v.string(), b: v.array(v.string()) });
    const long = 'å'.repeat(300);
    expect(check(schema, { a: `a${'😀'.repeat(200)}`, b: [long] })).toEqual({
      fields: { a: `a${'😀'.repeat(127)}`, b: ['å'.repeat(255)] },
      problems: [],
    });
  });

  test('is dropped when its schema returns no fields', () => {
    expect(
      check(
        withTransform(() => undefined),
        { a: 'x' },
      ),
    ).toEqual({
      reason: 'INVALID',
      problems: ['TypeError: An event was dropped: the schema of Egen returns no fields'],
    });
  });

  test('is dropped without a value in the report when its schema throws', () => {
    const schema = v.object({ a: transformed((given) => new URL(given).pathname) });
    expect(check(schema, { a: NAME })).toEqual({
      reason: 'INVALID',
      problems: ['TypeError: An event was dropped: the schema of Egen threw an error'],
    });
    expect(check(schema, { a: 'https://bank.example/bil' })).toMatchObject({
      fields: { a: '/bil' },
    });
  });

  test.each([
    ['v.looseObject', v.looseObject({ a: v.string() })],
    ['v.objectWithRest', v.objectWithRest({ a: v.string() }, v.string())],
    ['a v.pipe that adds fields', withTransform((given) => ({ ...given, navn: NAME }))],
  ])('is sent only with the fields that %s lists, and reports the others', (_, schema) => {
    expect(check(schema, { a: 'x', navn: NAME })).toEqual({
      fields: { a: 'x' },
      problems: [expect.stringContaining('Egen has fields that its schema does not allow')],
    });
  });

  test.each([
    ['v.record', v.record(v.string(), v.string())],
    ['v.any', v.any()],
    ['v.variant with an option that lists none', v.variant('a', [v.any() as never])],
    ['no schema', 'Egen'],
  ])('is dropped with a message when %s lists no fields', (_, schema) => {
    expect(check(schema, { navn: NAME })).toEqual({
      reason: 'INVALID',
      problems: [
        'TypeError: An event was dropped: the schema of Egen lists no fields. Use v.object, or a v.variant or v.union of them',
      ],
    });
  });

  describe('with a schema of several options', () => {
    const options = [
      v.object({ type: v.literal('kjop'), kode: singleWord, side: path }),
      v.object({ type: v.literal('sok'), antall: shortNumber }),
    ] as const;

    test.each([
      ['v.variant', v.variant('type', options)],
      ['v.union', v.union(options)],
    ])('sends %s with the fields of the matching option', (_, schema) => {
      expect(check(schema, { type: 'kjop', kode: 'BIL' })).toEqual({
        fields: { type: 'kjop', kode: 'BIL', side: '/privat' },
        problems: [],
      });
      expect(check(schema, { type: 'sok', antall: 3 })).toEqual({
        fields: { type: 'sok', antall: 3 },
        problems: [],
      });
    });

    test('is sent without a field that no option lists, and reports it', () => {
      const given = { type: 'sok', antall: 3, navn: NAME };
      expect(check(v.variant('type', options), given)).toEqual({
        fields: { type: 'sok', antall: 3 },
        problems: [expect.stringContaining('left out')],
      });
    });
  });
});
