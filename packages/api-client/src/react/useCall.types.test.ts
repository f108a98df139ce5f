// @vitest-environment node
import { describe, expectTypeOf, it } from 'vitest';
import type { Agreement } from '../contract/agreements';
import type { ReadName } from './readKey';
import type { ReadOptions, useCall } from './useCall';

type Query<Name extends ReadName> = NonNullable<ReadOptions<Name>['query']>;

describe('the options of a read', () => {
  it('know the query of its call, and the kind of each parameter', () => {
    expectTypeOf<Query<'getLogin'>['goto']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Query<'getConsentTexts'>['bankkunde']>().toEqualTypeOf<
      boolean | null | undefined
    >();
    expectTypeOf<keyof Query<'getRecommendations'>>().toEqualTypeOf<'produkt'>();
    expectTypeOf<Query<'getAgreements'>>().toEqualTypeOf<never>();
  });

  it('know nothing but reads', () => {
    expectTypeOf<'getOffers'>().toExtend<ReadName>();
    expectTypeOf<'deleteOffer'>().not.toExtend<ReadName>();
  });
});

it('a read is of the type of its answer', () => {
  type Read = ReturnType<typeof useCall<'getAgreements'>>['data'];
  expectTypeOf<NonNullable<Read>['avtaler']>().toEqualTypeOf<Agreement[]>();
});
