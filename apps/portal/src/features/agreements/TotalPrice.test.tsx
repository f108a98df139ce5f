import type { Agreement, AgreementList } from '@forsikring/api-client';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { TotalPrice } from './TotalPrice';

const agreement = (productType: string, monthlyPrice?: number): Agreement => ({
  policyNumber: productType,
  name: productType,
  productType,
  ...(monthlyPrice !== undefined && { monthlyPrice }),
});
const CAR = agreement('BIL', 500);
const HOUSE = agreement('HUS', 300);
const TRAVEL = agreement('REISE', 200);
const GROUP_LIFE = agreement('GRUPPELIV');

function showTotal(avtaler: Agreement[], rest: Partial<AgreementList> = {}, incomplete = false) {
  const monthlySum = avtaler.reduce((sum, { monthlyPrice = 0 }) => sum + monthlyPrice, 0);
  const list = { avtaler, monthlySum, yearlySum: 12 * monthlySum, systemSourceError: false };
  const agreements = { ...list, ...rest };
  renderInPortal(<TotalPrice agreements={agreements} incomplete={incomplete} />, {
    config: { reportClaimUrl: '/skade' },
  });
}
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
const lines = () => [...document.querySelectorAll('.total-price > p')].map(plain);

describe('the total-price line', () => {
  test('says the price a month and a year, and for how many insurances', () => {
    showTotal([CAR, HOUSE, TRAVEL, GROUP_LIFE]);
    expect(lines()).toEqual([
      'Totalpris: 1 000 kr/md Vis hjelpetekst',
      '12 000 kr/år for 3 av 4 forsikringer. Resten har ikke egen pris.',
    ]);
    expect(screen.getByRole('button', { name: 'Vis hjelpetekst' })).toHaveAccessibleDescription(
      /^Totalpris: 1.000.kr\/md$/,
    );
  });

  test('divides the price by area on request', () => {
    showTotal([CAR, HOUSE, TRAVEL]);
    const shares = screen.getByText('Slik fordeler prisen seg').closest('details') as HTMLElement;
    expect(shares).not.toHaveAttribute('open');
    expect(within(shares).getAllByRole('listitem', { hidden: true }).map(plain)).toEqual([
      'Kjøretøy 500 kr/md 50 %',
      'Hjem 300 kr/md 30 %',
      'Annet 200 kr/md 20 %',
    ]);
  });

  test('leaves out an unknown yearly price', () => {
    showTotal([CAR], { yearlySum: undefined } as Partial<AgreementList>);
    expect(lines()[1]).toBe('Prisen er for 1 forsikring.');
  });

  test('does not count the insurances when some may be missing', () => {
    showTotal([CAR, HOUSE, TRAVEL], { systemSourceError: true });
    expect(lines()[1]).toBe('12 000 kr/år.');
  });

  test('counts the insurances when none has a price, unless some may be missing', () => {
    showTotal([GROUP_LIFE]);
    expect(lines()).toEqual(['Du har 1 forsikring.']);
    cleanup();
    showTotal([GROUP_LIFE], { systemSourceError: true });
    expect(lines()).toEqual([]);
  });

  test('says that there may be more insurances', () => {
    showTotal([CAR, HOUSE, TRAVEL], {}, true);
    expect(lines()[1]).toBe('12 000 kr/år for 3 forsikringer. Vi undersøker om du har flere.');
    expect(screen.queryByText('Slik fordeler prisen seg')).toBeNull();
  });

  test('links once to where a claim is reported', () => {
    showTotal([CAR, HOUSE, TRAVEL]);
    expect(screen.getByRole('link', { name: /^Meld skade/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/skade$/),
    );
  });

  test('is empty without insurances and price', () => {
    showTotal([]);
    expect(lines()).toEqual([]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
