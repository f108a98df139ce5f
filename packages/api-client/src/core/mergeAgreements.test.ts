// @vitest-environment node
import { expect, it } from 'vitest';
import { mergeAgreements } from './mergeAgreements';

const own = {
  avtaler: [{ policyNumber: '1', name: 'Bil' }],
  monthlySum: 100,
  yearlySum: 1200,
  systemSourceError: false,
};
const partner = {
  avtaler: [{ policyNumber: 'E1', name: 'Hus', systemSource: 'EIKA_PERSON' }],
  monthlySum: 50.5,
  yearlySum: 606,
  systemSourceError: false,
};

it('joins the lists, its own first, and adds the sums', () => {
  expect(mergeAgreements(own, partner)).toEqual({
    avtaler: [...own.avtaler, ...partner.avtaler],
    monthlySum: 150.5,
    yearlySum: 1806,
    systemSourceError: false,
  });
});

it('does not know the sum of a year where either side does not', () => {
  const { yearlySum: _, ...unknown } = partner;
  expect(mergeAgreements(own, unknown).yearlySum).toBeUndefined();
  expect(mergeAgreements(unknown, own).yearlySum).toBeUndefined();
});

it('warns when either side may lack something', () => {
  const down = { ...own, systemSourceError: true };
  expect(mergeAgreements(down, partner).systemSourceError).toBe(true);
  expect(mergeAgreements(partner, down).systemSourceError).toBe(true);
});

it('leaves both lists as they were', () => {
  mergeAgreements(own, partner);
  expect([own.avtaler.length, partner.avtaler.length]).toEqual([1, 1]);
});
