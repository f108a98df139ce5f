import { number, object, optional, string } from 'valibot';
import { describe, expectTypeOf, test } from 'vitest';
import type { CallFunction } from '../core/createClient';
import { type CallArguments, type CallResult, defineCall } from './defineCall';

const plain = defineCall({
  method: 'GET',
  path: '/a',
  response: object({ n: number() }),
});
const Body = object({ name: string(), note: optional(string(), '') });
const full = defineCall({
  body: Body,
  method: 'PUT',
  path: '/a/{policyNumber}/b/{version}',
  query: { page: 'number', open: 'boolean' },
});

describe('the arguments of a call', () => {
  test('name every path parameter, query parameter and body field', () => {
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

  test('accept only a signal when the call takes no parameters', () => {
    expectTypeOf<keyof CallArguments<typeof plain>>().toEqualTypeOf<'signal'>();
  });

  test('are optional when none of them is required', () => {
    expectTypeOf<CallFunction<typeof plain>>().toBeCallableWith();
    expectTypeOf<CallFunction<typeof plain>>().toBeCallableWith({});
    expectTypeOf<Parameters<CallFunction<typeof full>>['length']>().toEqualTypeOf<1>();
  });
});

test('the result of a call has the output type of the schema, or is undefined without a schema', () => {
  expectTypeOf<CallResult<typeof plain>>().toEqualTypeOf<{ n: number }>();
  expectTypeOf<CallResult<typeof full>>().toEqualTypeOf<undefined>();
});
