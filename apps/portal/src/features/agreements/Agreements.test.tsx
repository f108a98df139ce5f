import type { Agreement } from '@forsikring/api-client';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { startServer } from '../../testing/startServer';
import { Agreements } from './Agreements';
// Loaded before the tests: on a busy machine, the code of a lazy part may take longer than a query waits.
import './ManyAgreements';

const server = startServer();

function renderList(
  avtaler: Agreement[],
  { customer = 'kari', monthlySum = 100, partnerPending = false, systemSourceError = false } = {},
) {
  server.use(...demoHandlers({ customer }));
  const agreements = {
    data: { avtaler, monthlySum, yearlySum: 12 * monthlySum, systemSourceError },
    error: undefined,
    loading: false,
    incomplete: partnerPending,
    partnerPending,
    partnerFailed: false,
    reload: vi.fn(),
  };
  renderInPortal(<Agreements agreements={agreements} />);
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
/** Two groups of sixty. */
const MANY = Array.from({ length: 120 }, (_, index) => agreement(index % 2 ? 'BIL' : 'HUS', index));
const rows = () => [...document.querySelectorAll('.agreement-row')];
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(plain);
const HOME = 'Furuveien 12, 1350 Lommedalen';

describe('the agreements', () => {
  test('show their monthly price with help, which is named by the insurance and its price', async () => {
    renderList([agreement('BIL'), { ...agreement('GRUPPELIV', 1), monthlyPrice: 0 }]);
    const [car, groupLife] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(plain(car)).toBe('BIL 0214,50 kr/md Vis hjelpetekst');
    expect(plain(groupLife)).toBe('GRUPPELIV 1Se detaljer for oversikt');
    const help = within(car).getByRole('button', {
      name: /^Vis hjelpetekst BIL 0 214,50.kr\/md$/,
    });
    await userEvent.click(help);
    expect(plain(within(car).getByRole('status'))).toBe(
      'Månedsprisen kan variere på fakturaen. Totalt per år: 2 574 kr',
    );
    await userEvent.keyboard('{Escape}');
    expect(within(car).getByRole('status')).toBeEmptyDOMElement();
    expect(within(groupLife).queryByRole('button')).toBeNull();
  });

  test('are one list when they are fewer than nine, with insurances of the same thing together', () => {
    const address = { description: HOME };
    renderList(
      NINE.slice(1).map((one) => (one.productType === 'HUS' ? { ...one, ...address } : one)),
    );
    const list = screen.getByRole('list', { name: 'Forsikringene dine' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(8);
    expect(headings(3)).toEqual([
      ...['BIL 1', HOME, HOME, 'MC 3', 'INNBO 4', 'BIL 5', 'ROMFERGE 6', 'BAAT 7'],
    ]);
  });

  test('are in groups that open and close from nine upwards, with the first one open', async () => {
    renderList(NINE);
    await screen.findByRole('list', { name: 'Kjøretøy' });
    expect(headings(3)).toEqual([
      'Kjøretøy 3 forsikringer 643,50 kr/md',
      'Hus og hytte 2 forsikringer 429 kr/md',
      'Reise 1 forsikring 214,50 kr/md',
      'Innbo og ting 1 forsikring 214,50 kr/md',
      'Båt 1 forsikring 214,50 kr/md',
      'Annet 1 forsikring 214,50 kr/md',
    ]);
    const open = [...document.querySelectorAll('details')].map((group) => group.open);
    expect(open).toEqual([true, false, false, false, false, false]);
    const vehicles = screen.getByRole('list', { name: 'Kjøretøy' });
    expect(
      within(vehicles)
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['BIL 1', 'MC 3', 'BIL 5']);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('are not counted when other agreements may be missing, and the warning comes before the price', async () => {
    renderList(MANY.slice(0, 20), { systemSourceError: true });
    const search = await screen.findByRole('searchbox');
    expect(headings(3)).toEqual(['Kjøretøy ', 'Hus og hytte ']);
    const warning = screen.getByText(/^Noen av systemene våre er nede/);
    expect(warning.compareDocumentPosition(screen.getByText(/^Totalpris/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.type(search, 'bil 1');
    expect(screen.getByText('6 treff blant forsikringene vi kan vise nå')).toBeVisible();
    await userEvent.type(search, 'x');
    expect(screen.getByText(/^Ingen treff blant forsikringene vi kan vise nå/)).toBeVisible();
  });

  test('can be searched from twenty upwards, in one list', async () => {
    renderList(MANY.slice(0, 20));
    const search = await screen.findByRole('searchbox', { name: 'Søk i forsikringene dine' });
    await userEvent.type(search, 'bil 1');
    const found = within(screen.getByRole('list', { name: 'Forsikringene dine' }));
    expect(found.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      ...['BIL 1', 'BIL 11', 'BIL 13', 'BIL 15', 'BIL 17', 'BIL 19'],
    ]);
    expect(screen.getByText('6 treff')).toBeVisible();
    await userEvent.type(search, 'x');
    expect(screen.getByText('Ingen treff')).toBeVisible();
    await userEvent.clear(search);
    expect(headings(3)).toHaveLength(2);
  });

  test('show fifty of many results, and fifty more on each press, which focuses the first of them', async () => {
    renderList(MANY);
    const search = await screen.findByRole('searchbox');
    expect(rows(), 'fifty of each of two groups').toHaveLength(100);
    await userEvent.click(search);
    await userEvent.paste('bil');
    expect(rows()).toHaveLength(50);
    expect(screen.getByText('60 treff')).toBeVisible();
    const more = screen.getByRole('button', { name: 'Vis flere' });
    expect(more).toHaveAccessibleDescription('Viser 50 av 60 forsikringer.');
    await userEvent.click(more);
    expect(rows()).toHaveLength(60);
    expect(rows()[50]?.querySelector('a')).toHaveFocus();
    expect(screen.getByText('Viser 60 av 60 forsikringer.')).toHaveRole('status');
    expect(more).not.toBeInTheDocument();
    await userEvent.clear(search);
    await userEvent.paste('u');
    expect(rows()).toHaveLength(50);
  });

  test('are all on paper', async () => {
    renderList(MANY);
    await screen.findByRole('searchbox');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(rows()).toHaveLength(120);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(rows()).toHaveLength(100);
  });

  test('begin with the insured thing, with its registration number on one line', () => {
    renderList([{ ...agreement('BIL'), description: 'Volvo V60, EL 12345' }]);
    const [car] = screen.getAllByRole('listitem') as [HTMLElement];
    expect(car.textContent).toMatch(/^Volvo V60 · EL\u00a012345BIL 0/);
    expect(within(car).getByRole('link', { name: /^Volvo V60 · EL.12345 BIL 0$/ })).toBeVisible();
    expect(
      within(car).getByRole('button', { name: /^Vis hjelpetekst Volvo V60 .* BIL 0 214,50/ }),
    ).toBeVisible();
  });

  test.each([
    [
      'a purchase',
      'ingrid',
      'Når du kjøper en forsikring, finner du den her.',
      'Kjøp forsikring',
      '/kjopsinnganger',
    ],
    [
      'the offers that wait',
      'oda',
      'Du har 14 tilbud som venter på svar.',
      'Du har 14 tilbud som venter på svar.',
      '/tilbud',
    ],
    [
      'the offers that end soon',
      'frida',
      'Du har 1 tilbud som går ut i dag.',
      'Du har 1 tilbud som går ut i dag.',
      '/tilbud',
    ],
  ])('lead to %s when there are none', async (_, customer, text, name, href) => {
    renderList([], { customer, monthlySum: 0 });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('reserve room for pending agreements after the last group', async () => {
    renderList(NINE, { partnerPending: true });
    await screen.findByRole('list', { name: 'Annet' });
    const loading = [...document.querySelectorAll('.row-list')].map(
      (list) => list.querySelectorAll('[aria-hidden="true"] .loading-row').length,
    );
    expect(loading).toEqual([0, 0, 0, 0, 0, 1]);
  });
});
