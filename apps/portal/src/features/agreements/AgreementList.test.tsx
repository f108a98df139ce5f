import type { Agreement } from '@forsikring/api-client';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { AgreementList } from './AgreementList';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function renderList(avtaler: Agreement[], partnerPending = false) {
  server.use(...demoHandlers({ customer: 'kari' }));
  const agreements = { avtaler, monthlySum: 100, yearlySum: 1_200, systemSourceError: false };
  renderInPortal(
    <AgreementList
      agreements={agreements}
      incomplete={partnerPending}
      partnerPending={partnerPending}
      partnerFailed={false}
      onRetry={vi.fn()}
    />,
    { config: {}, leave: vi.fn() },
  );
}
const agreement = (productType: string, index = 0): Agreement => ({
  policyNumber: String(index),
  name: `${productType} ${index}`,
  productType,
  monthlyPrice: 214.5,
});
const NINE = ['REISE', 'BIL', 'HUS', 'MC', 'INNBO', 'BIL', 'ROMFERGE', 'BAAT', 'HUS'].map(
  agreement,
);
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('the agreements', () => {
  test('show their monthly price with help, which is described by the insurance and its price', async () => {
    renderList([agreement('BIL'), { ...agreement('GRUPPELIV', 1), monthlyPrice: 0 }]);
    const [car, groupLife] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(plain(car)).toBe('BIL 0214,50 kr/md Vis hjelpetekst');
    expect(plain(groupLife)).toBe('GRUPPELIV 1Se detaljer for oversikt');
    const help = within(car).getByRole('button', { name: 'Vis hjelpetekst' });
    expect(help).toHaveAccessibleDescription(/^BIL 0 214,50.kr\/md$/);
    await userEvent.click(help);
    expect(plain(within(car).getByRole('status'))).toBe(
      'Månedsprisen kan variere på fakturaen. Totalt per år: 2 574 kr',
    );
    await userEvent.keyboard('{Escape}');
    expect(within(car).getByRole('status')).toBeEmptyDOMElement();
    expect(within(groupLife).queryByRole('button')).toBeNull();
  });

  test('are one list when they are fewer than nine', () => {
    renderList(NINE.slice(1));
    const list = screen.getByRole('list', { name: 'Forsikringene dine' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(headings(3)).toHaveLength(8);
  });

  test('are grouped by area from nine upwards, with headings below the one of the section', () => {
    renderList(NINE);
    expect(headings(3)).toEqual(['Kjøretøy', 'Hjem', 'Annet']);
    expect(headings(4)).toHaveLength(9);
    const areas = screen.getByRole('list', { name: 'Forsikringene dine' });
    expect([...areas.children]).toHaveLength(3);
    const homes = screen.getByRole('list', { name: 'Hjem' });
    expect(
      within(homes)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['HUS 2', 'INNBO 4', 'HUS 8']);
  });

  test('reserve room for pending ones after the last group', () => {
    renderList(NINE, true);
    const lists = ['Kjøretøy', 'Hjem', 'Annet'].map((name) => screen.getByRole('list', { name }));
    const hidden = (list: HTMLElement) =>
      list.querySelectorAll('[aria-hidden="true"] .loading-card');
    expect(lists.map((list) => hidden(list).length)).toEqual([0, 0, 1]);
  });
});
