import { array, looseObject, nullable, nullish, number, object, optional, string } from 'valibot';
import { expectTypeOf, test } from 'vitest';
import { calls } from '../contract/calls';
import { defineCall } from '../contract/defineCall';
import { tolerantList } from '../contract/tolerant';
import { fjelltrygd } from '../testing/fjelltrygd';
import type { ApiClient } from './createApiClient';
import { type Client, createClient } from './createClient';

type OwnClient = Client<typeof fjelltrygd>;
const params = { id: '7' };

test('a client has a function for each call, with the types of its definition', () => {
  type GetPolicy = OwnClient['getPolicy'];
  expectTypeOf<Awaited<ReturnType<GetPolicy>>['holder']>().toEqualTypeOf<string | null>();
  expectTypeOf<ReturnType<OwnClient['rename']>>().resolves.toEqualTypeOf<undefined>();
  expectTypeOf<GetPolicy>().toBeCallableWith({ params, query: { year: 2026 } });
});

test('a client refuses what the definition does not have', () => {
  // @ts-expect-error the path has a parameter
  expectTypeOf<OwnClient['getPolicy']>().toBeCallableWith({});
  // @ts-expect-error the path has another parameter
  expectTypeOf<OwnClient['getPolicy']>().toBeCallableWith({ params: { policy: '7' } });
  // @ts-expect-error the query has a number
  expectTypeOf<OwnClient['getPolicy']>().toBeCallableWith({ params, query: { year: 'i fjor' } });
  // @ts-expect-error the body lacks a field
  expectTypeOf<OwnClient['rename']>().toBeCallableWith({ params, body: {} });
  // @ts-expect-error a call has a path
  defineCall({ method: 'GET' });
  const read = { method: 'GET', path: '/' } as const;
  // @ts-expect-error the field is `response`
  defineCall({ ...read, respons: object({}) });
  // @ts-expect-error the field is `keepNulls`
  defineCall({ ...read, keepNull: true });
  // @ts-expect-error a GET has no body
  defineCall({ ...read, body: object({}) });
  const response = object({ claims: array(object({ id: string() })), page: optional(number()) });
  defineCall({ ...read, response, empty: { claims: [] }, notFound: { claims: [{ id: '1' }] } });
  const closed = looseObject({ closed: nullable(string()) });
  // @ts-expect-error null would count as missing
  defineCall({ ...read, response: closed });
  // @ts-expect-error null would count as missing, in an item of a list
  defineCall({ ...read, response: object({ claims: tolerantList(closed) }) });
  defineCall({ ...read, response: closed, keepNulls: true });
  defineCall({ ...read, response: object({ closed: nullish(string()) }) });
  // @ts-expect-error the value of a 204 is no response
  defineCall({ ...read, response, empty: { claim: [] } });
  // @ts-expect-error the value of a 404 is no response
  defineCall({ ...read, response, notFound: { claims: [7] } });
  // @ts-expect-error a path begins with a slash
  defineCall({ method: 'GET', path: 'policies' });
  // @ts-expect-error a parameter is `{id}`
  defineCall({ method: 'GET', path: '/policies/:id' });
  // @ts-expect-error the query is a field
  defineCall({ method: 'GET', path: '/policies?year=1' });
  // @ts-expect-error the option is a function
  createClient(fjelltrygd, { kodeOf: 'feil.kode' });
});

test('a client may have calls beside those of the insurer', () => {
  const beside = { ...calls, ...fjelltrygd };
  expectTypeOf<Client<typeof beside>>().toExtend<ApiClient & OwnClient>();
});
