import type { OfferList } from '@forsikring/api-client';
import { customers } from '@forsikring/demo-api';
import { expect, it } from 'vitest';
import { shownOffers } from './shownOffers';

it('leaves out offers of types that cannot be continued, and returns an empty list without data', () => {
  const list = customers.find(({ id }) => id === 'oda')?.offers as OfferList;
  expect(shownOffers(list)).toHaveLength(list.tilbud.length - 1);
  expect(shownOffers(list).map(({ name }) => name)).not.toContain('Romferge');
  expect(shownOffers(undefined)).toEqual([]);
});
