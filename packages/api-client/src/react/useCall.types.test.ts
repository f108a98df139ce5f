import { describe, expectTypeOf, test } from 'vitest';
import type { Agreement } from '../contract/agreements';
import type { ReadName } from './readKey';
import type { ReadOptions, useCall } from './useCall';

type Query<Name extends ReadName> = NonNullable<ReadOptions<Name>['query']>;

describe('the options of a read', () => {
  test('accept only the query parameters of the call, with their types', () => {
    expectTypeOf<Query<'getLogin'>['goto']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Query<'getConsentTexts'>['bankkunde']>().toEqualTypeOf<
      boolean | null | undefined
    >();
    expectTypeOf<keyof Query<'getRecommendations'>>().toEqualTypeOf<'produkt'>();
    expectTypeOf<Query<'getAgreements'>>().toEqualTypeOf<never>();
  });

  test('accept only reads', () => {
    expectTypeOf<'getOffers'>().toExtend<ReadName>();
    expectTypeOf<'deleteOffer'>().not.toExtend<ReadName>();
  });
});

test("the data has the type of the call's response", () => {
  type Read = ReturnType<typeof useCall<'getAgreements'>>['data'];
  expectTypeOf<NonNullable<Read>['avtaler']>().toEqualTypeOf<Agreement[]>();
});
