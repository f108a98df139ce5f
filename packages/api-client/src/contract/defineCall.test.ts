// @vitest-environment node
import { number, object, optional, string } from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import type { ApiClient, CallFunction } from '../core/createApiClient';
import type { AgreementList } from './agreements';
import { type CallAnswer, type CallArguments, defineCall, defineWrite } from './defineCall';

const plain = defineCall({
  method: 'GET',
  path: '/a',
  response: object({ n: number() }),
});
const Body = object({ name: string(), note: optional(string(), '') });
const full = defineWrite<typeof Body>()({
  method: 'PUT',
  path: '/a/{policyNumber}/b/{version}',
  query: { page: 'number', open: 'boolean' },
});

describe('the arguments of a call', () => {
  it('name every path parameter, query parameter and field of the body', () => {
    type Arguments = CallArguments<typeof full>;
    expectTypeOf<Arguments['params']>().toEqualTypeOf<Record<'policyNumber' | 'version', string>>();
    expectTypeOf<Arguments['query']>().toEqualTypeOf<
      | {
          readonly page?: number | null | undefined;
          readonly open?: boolean | null | undefined;
        }
      | undefined
    >();
    expectTypeOf<Arguments['body']>().toEqualTypeOf<{ name: string; note?: string | undefined }>();
    expectTypeOf<Arguments['signal']>().toEqualTypeOf<AbortSignal | undefined>();
  });

  it('have nothing but a signal where the call takes nothing', () => {
    expectTypeOf<keyof CallArguments<typeof plain>>().toEqualTypeOf<'signal'>();
  });

  it('may be left out where nothing in them is needed', () => {
    expectTypeOf<CallFunction<typeof plain>>().toBeCallableWith();
    expectTypeOf<CallFunction<typeof plain>>().toBeCallableWith({});
    expectTypeOf<Parameters<CallFunction<typeof full>>['length']>().toEqualTypeOf<1>();
  });
});

describe('the answer of a call', () => {
  it('is what its schema gives, or undefined where it has none', () => {
    expectTypeOf<CallAnswer<typeof plain>>().toEqualTypeOf<{ n: number }>();
    expectTypeOf<CallAnswer<typeof full>>().toEqualTypeOf<undefined>();
  });
});

describe('the client', () => {
  it('has a function of exact types for each call', () => {
    expectTypeOf<ReturnType<ApiClient['getAgreements']>>().resolves.toEqualTypeOf<AgreementList>();
    expectTypeOf<ReturnType<ApiClient['renewSession']>>().resolves.toEqualTypeOf<undefined>();
    expectTypeOf<ApiClient['getLogin']>().toBeCallableWith({ query: { goto: '/' } });
    expectTypeOf<ApiClient['getLogin']>().toBeCallableWith();
    expectTypeOf<ApiClient['logOut']>().toBeCallableWith({ body: { goto: '/' } });
    // @ts-expect-error a body is needed
    expectTypeOf<ApiClient['logOut']>().toBeCallableWith();
    // @ts-expect-error the call knows no such query parameter
    expectTypeOf<ApiClient['getLogin']>().toBeCallableWith({ query: { from: '/' } });
    // @ts-expect-error there is no such call
    expectTypeOf<ApiClient['getNothing']>().toBeFunction();
  });
});
