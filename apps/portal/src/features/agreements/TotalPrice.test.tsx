import type { Agreement, AgreementList } from '@forsikring/api-client';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  renderInPortal(<TotalPrice agreements={agreements} incomplete={incomplete} />);
}
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');
/** What the screen shows. */
const line = () => [...document.querySelectorAll('p:not(.total-price-yearly)')].map(plain).join();
const help = () => screen.getByRole('button', { name: /^Vis hjelpetekst Totalpris: .*kr\/md$/ });
const DOWN = { systemSourceError: true };

describe('the total-price line', () => {
  test('says the price a month and for how many insurances, and its help the price a year', async () => {
    showTotal([CAR, HOUSE, TRAVEL, GROUP_LIFE]);
    expect(line()).toBe(
      'Totalpris: 1 000 kr/md for 3 av 4 forsikringer. Én har ikke egen pris. Vis hjelpetekst',
    );
    await userEvent.click(help());
    expect(plain(screen.getByRole('status'))).toMatch(/Totalt per år: 12 000 kr$/);
  });

  test('divides the price by area in a fixed order, on request in a narrow window', () => {
    showTotal([TRAVEL, HOUSE, CAR]);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    const shares = screen.getByRole('list', { name: 'Slik fordeler prisen seg' });
    expect(within(shares).getAllByRole('listitem').map(plain)).toEqual([
      'Kjøretøy 500 kr/md 50 %',
      'Hus og hytte 300 kr/md 30 %',
      'Reise 200 kr/md 20 %',
    ]);
  });

  test('says of several insurances that the rest has no price', () => {
    showTotal([CAR, GROUP_LIFE, { ...GROUP_LIFE, policyNumber: '2', monthlyPrice: 0 }]);
    expect(line()).toContain('for 1 av 3 forsikringer. Resten har ikke egen pris.');
  });

  test.each<[shown: string, ...Parameters<typeof showTotal>]>([
    ['500 kr/md for den ene forsikringen vi kan vise nå', [CAR], DOWN],
    ['1 000 kr/md for de 3 forsikringene vi kan vise nå', [CAR, HOUSE, TRAVEL], DOWN],
    [
      '500 kr/md for 1 av de 2 forsikringene vi kan vise nå. Én har ikke egen pris.',
      [CAR, GROUP_LIFE],
      DOWN,
    ],
    ['700 kr/md for forsikringene vi har oversikt over nå', [CAR], { ...DOWN, monthlySum: 700 }],
    ['700 kr/md for forsikringene vi har oversikt over nå', [], { monthlySum: 700 }],
  ])('says that it is %s when others may be missing, and no price a year', async (shown, ...of) => {
    showTotal(...of);
    expect(line()).toBe(`Totalpris: ${shown} Vis hjelpetekst`);
    expect(screen.queryByText('Slik fordeler prisen seg')).toBeNull();
    await userEvent.click(help());
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Månedsprisen kan variere på fakturaen\.$/,
    );
  });

  test('counts the insurances when none has a price, unless some may be missing', () => {
    showTotal([GROUP_LIFE]);
    expect(line()).toBe('Du har 1 forsikring.');
    cleanup();
    showTotal([GROUP_LIFE], DOWN);
    expect(line()).toBe('');
  });

  test('says that there may be more insurances', () => {
    showTotal([CAR, HOUSE, TRAVEL], {}, true);
    expect(line()).toContain('for 3 forsikringer. Vi undersøker om du har flere.');
    expect(screen.queryByText('Slik fordeler prisen seg')).toBeNull();
  });

  test('is empty without insurances and price', () => {
    showTotal([]);
    expect(line()).toBe('');
  });
});
