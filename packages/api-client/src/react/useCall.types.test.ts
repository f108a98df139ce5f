import { describe, expectTypeOf, test } from 'vitest';
import { calls } from '../contract/calls';
import { fjelltrygd } from '../testing/fjelltrygd';
import { createHooks } from './createHooks';

const own = createHooks({ ...calls, ...fjelltrygd });
const send = async (_: string) => {};
const useWrites = () => [
  own.useFieldWrite('getCustomer', ['kontaktInformasjon', 'epostAdresse'], send),
  // @ts-expect-error the read has no such field
  own.useFieldWrite('getCustomer', ['kontaktInformasjon', 'epost'], send),
  own.useFieldWrite('getReservation', ['harReservasjon'], async (_: boolean) => {}),
  // @ts-expect-error the field is a boolean
  own.useFieldWrite('getReservation', ['harReservasjon'], send),
  own.useFieldWrite('getPolicy', ['holder'], async (_: string | null) => {}, {
    params: { id: '7' },
  }),
  // @ts-expect-error the read has a parameter
  own.useFieldWrite('getPolicy', ['holder'], async (_: string | null) => {}),
  own.useFieldWrite('getOffers', ['tilbud', { policyNumber: '7' }, 'name'], send),
  // @ts-expect-error an item of a list is found by a field
  own.useFieldWrite('getOffers', ['tilbud', 'name'], send),
  // @ts-expect-error the items have no such field
  own.useFieldWrite('getOffers', ['tilbud', { number: '7' }, 'name'], send),
  // @ts-expect-error a step without a field finds no item
  own.useFieldWrite('getOffers', ['tilbud', {}, 'name'], send),
  // @ts-expect-error a path ends with a field
  own.useFieldWrite('getOffers', ['tilbud', { policyNumber: '7' }], send),
  // @ts-expect-error a write has no fields to save
  own.useFieldWrite('rename', ['holder'], send),
];

describe('the hooks of a contract', () => {
  const params = { id: '7' };

  test('have its types', () => {
    expectTypeOf<ReturnType<typeof own.useCall<'getClaims'>>['data']>().toEqualTypeOf<
      { claims: { id: string }[] } | undefined
    >();
    expectTypeOf<typeof own.useCall<'getPolicy'>>().toBeCallableWith('getPolicy', {
      params,
      query: { year: 2026 },
    });
    expectTypeOf<typeof own.useCall<'getOffers'>>().toBeCallableWith('getOffers');
    expectTypeOf<ReturnType<typeof own.useApi>['client']['rename']>().toBeFunction();
  });

  test('refuse what the contract does not have', () => {
    // @ts-expect-error the path has a parameter
    expectTypeOf<typeof own.useCall<'getPolicy'>>().toBeCallableWith('getPolicy');
    // @ts-expect-error a write is no read
    expectTypeOf<typeof own.useCall<'rename'>>().toBeFunction();
    // A wrong name alone gets a complaint about the name, not about missing options.
    expectTypeOf<[name: 'getOffers']>().toExtend<Parameters<typeof own.useCall>>();
  });

  test('save a field of a read, with its type', () => {
    expectTypeOf(useWrites).returns.items.toExtend<{ saving: boolean }>();
  });

  test('accept a parameter that is not known yet', () => {
    const id = undefined as string | undefined;
    expectTypeOf<typeof own.useCall<'getPolicy'>>().toBeCallableWith('getPolicy', {
      params: { id },
      enabled: id !== undefined,
    });
  });
});
