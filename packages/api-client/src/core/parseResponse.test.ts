import fc from 'fast-check';
import { boolean, number, object, optional, string } from 'valibot';
import { describe, expect, test } from 'vitest';
import { AgreementList } from '../contract/agreements';
import { calls } from '../contract/calls';
import { SessionStatus } from '../contract/session';
import { TaskCount } from '../contract/tasks';
import { Id, OptionalId, sparseObject, tolerantList } from '../contract/tolerant';
import { parseResponse } from './parseResponse';
import { removeNulls } from './removeNulls';

const Schema = object({
  id: Id,
  parent: optional(sparseObject({ id: OptionalId, name: optional(string()) })),
  items: optional(tolerantList(object({ id: Id, tags: tolerantList(string()) })), []),
  flag: optional(boolean(), false),
  count: optional(number()),
});
const read = (json: unknown) => parseResponse(Schema, json);

describe('a number in place of an id', () => {
  test('is converted to a string at any depth', () => {
    expect(read({ id: 7, parent: { id: 0, name: 'a' }, items: [{ id: 12, tags: [] }] })).toEqual({
      value: {
        id: '7',
        parent: { id: '0', name: 'a' },
        items: [{ id: '12', tags: [] }],
        flag: false,
      },
      leftOut: [],
    });
  });

  test('is rejected when the field is not an id', () => {
    expect(read({ id: '1', parent: { name: 7 } })).toMatchObject({
      issue: { field: 'parent.name', expected: 'string' },
    });
  });

  test.each([2 ** 53, -(2 ** 60), 1e21, 1.5])(
    'is rejected when it is not a safe integer (%d)',
    (id) => {
      expect(read({ id })).toMatchObject({ issue: { field: 'id', expected: 'string' } });
    },
  );

  test.each([2 ** 53, 1.5])(
    'is left out and reported when it is optional and inexact (%d)',
    (id) => {
      expect(parseResponse(SessionStatus, { kfpSessionId: 'kari', trackingId: id })).toEqual({
        value: { kfpSessionId: 'kari' },
        leftOut: [{ field: 'trackingId', expected: 'string' }],
      });
    },
  );
});

describe('a list item that breaks the contract', () => {
  test('is left out and reported with its path, at any depth', () => {
    const items = [{ id: 'a', tags: ['x', 7, 'y'] }, { tags: [] }, { id: 'c', tags: 'none' }];
    expect(read({ id: '1', items })).toEqual({
      value: { id: '1', items: [{ id: 'a', tags: ['x', 'y'] }], flag: false },
      leftOut: [
        { field: 'items[0].tags[1]', expected: 'string' },
        { field: 'items[1].id', expected: 'a value, found none' },
        { field: 'items[2].tags', expected: 'Array' },
      ],
    });
  });

  test.each([
    ['its required list', calls.getAddresses.response, { kundeadresser: [[], []] }],
    [
      'a required list in it',
      object({ item: object({ tags: tolerantList(string()) }) }),
      { item: { tags: [7] } },
    ],
  ])(
    'is not left out when it would empty %s: the response breaks the contract',
    (_, schema, json) => {
      expect(parseResponse(schema, json)).toHaveProperty('issue');
    },
  );

  test('is left out when it empties an optional list', () => {
    const json = { telefon: '915 02300', apningstider: [{ dag: 'Mandag' }] };
    expect(parseResponse(calls.getBankContact.response, json)).toMatchObject({
      value: { telefon: '915 02300', apningstider: [] },
    });
  });

  test('does not make a missing list valid', () => {
    expect(read({ id: '1', items: 'none' })).toMatchObject({ issue: { field: 'items' } });
  });
});

describe('a list of agreements', () => {
  const car = { policyNumber: '1', name: 'Bil', monthlyPrice: 100 };
  const readList = (json: string) => parseResponse(AgreementList, JSON.parse(json));

  test.each([
    ['infinite', '1e999'],
    ['negative', '-100'],
  ])('leaves out an agreement with an %s price, and says that some may be missing', (_, price) => {
    const bad = `{"policyNumber":"2","name":"Hus","monthlyPrice":${price}}`;
    const json = `{"avtaler":[${JSON.stringify(car)},${bad}],"systemSourceError":false}`;
    expect(readList(json)).toMatchObject({
      value: { avtaler: [car], systemSourceError: true },
      leftOut: [{ field: 'avtaler[1].monthlyPrice' }],
    });
  });

  test.each([
    ['1e999', '<=9007199254740991'],
    ['-1', '>=0'],
    ['"100"', 'number'],
  ])('leaves out a sum of %s, and keeps the list', (sum, expected) => {
    const json = `{"avtaler":[${JSON.stringify(car)}],"monthlySum":${sum},"yearlySum":1200}`;
    expect(readList(json)).toEqual({
      value: { avtaler: [car], monthlySum: 0, yearlySum: 1200, systemSourceError: false },
      leftOut: [{ field: 'monthlySum', expected }],
    });
  });
});

test.each([1.5, -1, Number.POSITIVE_INFINITY])('rejects a count of %s', (antall) => {
  expect(parseResponse(TaskCount, { antall })).toMatchObject({ issue: { field: 'antall' } });
});

test.each([
  ['kontaktInformasjon', calls.getCustomer.response, { kontaktInformasjon: [] }],
  [
    'tilbud[0].pakkeTilbud[0]',
    calls.getOffers.response,
    { tilbud: [{ name: 'Hus', pakkeTilbud: [[]] }] },
  ],
  ['parent', Schema, { id: 7, parent: [] }],
])('rejects an array as an object in %s', (field, schema, json) => {
  const result = parseResponse(schema, json);
  const issues = 'issue' in result ? [result.issue] : result.leftOut;
  expect(issues).toEqual([{ field, expected: 'Object' }]);
});

test('leaves out an array among objects, and keeps the objects', () => {
  expect(parseResponse(calls.getAddresses.response, { kundeadresser: [[1, 2], {}] })).toEqual({
    value: { kundeadresser: [{ isFolkreregistrert: false }] },
    leftOut: [{ field: 'kundeadresser[0]', expected: 'Object' }],
  });
});

test('drops fields that are not in the contract', () => {
  const result = parseResponse(Schema, JSON.parse('{"id":"1","__proto__":{"flag":true},"x":1}'));
  expect(result).toEqual({ value: { id: '1', items: [], flag: false }, leftOut: [] });
});

test('handles any depth', () => {
  const deep: unknown = JSON.parse(`${'{"parent":['.repeat(100_000)}1${']}'.repeat(100_000)}`);
  expect(parseResponse(Schema, removeNulls(deep))).toHaveProperty('issue');
});

test('never throws and never shows a value, for any input', () => {
  const secret = fc.constantFrom('01019912345', 'Ola Nordmann');
  const leaf = fc.oneof(
    secret,
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.constant({}),
    fc.constant([]),
  );
  const agreement = fc.oneof(
    leaf,
    fc.record({ policyNumber: leaf, name: leaf, monthlyPrice: leaf }, { requiredKeys: [] }),
  );
  const list = fc.record(
    {
      avtaler: fc.oneof(leaf, fc.array(agreement)),
      monthlySum: leaf,
      yearlySum: leaf,
      systemSourceError: leaf,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(list, fc.jsonValue()), (json) => {
      const result = parseResponse(AgreementList, removeNulls(structuredClone(json)));
      const issues = JSON.stringify([result.leftOut, 'issue' in result ? result.issue : null]);
      expect(issues).not.toMatch(/0101|Ola/);
      if ('value' in result) {
        const { avtaler } = result.value as AgreementList;
        const sent = (json as { avtaler: unknown[] }).avtaler;
        const items = result.leftOut.filter(({ field }) => field.startsWith('avtaler'));
        expect(avtaler.length + items.length).toBe(sent.length);
        for (const { policyNumber, name } of avtaler)
          expect([typeof policyNumber, typeof name]).toEqual(['string', 'string']);
      }
    }),
    { numRuns: 500 },
  );
});

test('never throws for any call of the contract, and rejects a list', () => {
  const schemas = Object.values(calls).flatMap((call) =>
    'response' in call ? [call.response] : [],
  );
  for (const schema of schemas) expect(parseResponse(schema, [])).toHaveProperty('issue');
  fc.assert(
    fc.property(fc.constantFrom(...schemas), fc.jsonValue(), (schema, json) => {
      expect(parseResponse(schema, json).leftOut).toEqual(expect.any(Array));
    }),
  );
});
