import { expect, test } from 'vitest';
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

test('leaves the yearly sum undefined when either list lacks it', () => {
  const { yearlySum: _, ...unknown } = partner;
  expect(mergeAgreements(own, unknown).yearlySum).toBeUndefined();
  expect(mergeAgreements(unknown, own).yearlySum).toBeUndefined();
});

test('sets systemSourceError when either list has it', () => {
  const down = { ...own, systemSourceError: true };
  expect(mergeAgreements(down, partner).systemSourceError).toBe(true);
  expect(mergeAgreements(partner, down).systemSourceError).toBe(true);
});
