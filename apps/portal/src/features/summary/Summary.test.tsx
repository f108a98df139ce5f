import { useAgreements } from '@forsikring/api-client/react';
import { demoHandlers, type InterceptorOptions } from '@forsikring/demo-api/interceptor';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ComponentProps } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { Summary } from './Summary';
import { useSummary } from './useSummary';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Tasks = Pick<ComponentProps<typeof Summary>, 'nextTask' | 'tasksLoading'>;

function CustomersSummary(tasks: Tasks) {
  return <Summary state={useSummary(useAgreements({ distributor: 'sb1' }))} {...tasks} />;
}

function renderSummary(
  insurer: InterceptorOptions,
  tasks: Tasks = { nextTask: undefined, tasksLoading: false },
) {
  server.use(...demoHandlers(insurer));
  renderInPortal(<CustomersSummary {...tasks} />, { config: {}, leave: vi.fn() });
}
const findSummary = (timeout = 1_000) =>
  screen.findByRole('region', { name: 'Kort oppsummert' }, { timeout });
const paragraphs = (summary: HTMLElement) =>
  [...summary.querySelectorAll('p')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );

describe('the summary', () => {
  test('shows the total a month and a year, the number of insurances, and what is left out', async () => {
    renderSummary({ customer: 'kari' });
    expect(paragraphs(await findSummary())).toEqual([
      'Du betaler',
      '1 923,50 kr/md',
      '23 082 kr/år for 5 av 6 forsikringer',
      '1 forsikring har ikke egen pris.',
    ]);
  });

  test('shows the price of each area in a table', async () => {
    renderSummary({ customer: 'kari' });
    const table = within(await findSummary()).getByRole('table', {
      name: 'Slik fordeler prisen seg',
    });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) =>
        [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      );
    expect(rows).toEqual([
      ['Område', 'Pris per måned', 'Andel'],
      ['Kjøretøy', '542,50 kr/md', '28 %'],
      ['Hjem', '903 kr/md', '47 %'],
      ['Person', '329 kr/md', '17 %'],
      ['Annet', '149 kr/md', '8 %'],
    ]);
  });

  test('adds the insurances of a partner bank, and waits for them', async () => {
    renderSummary({ customer: 'per', faults: 'getPartnerAgreements=delay:1500' });
    const summary = await findSummary(3_000);
    expect(paragraphs(summary)).toContain('793,25 kr/md');
    expect(paragraphs(summary)).toContain('9 519 kr/år for 3 forsikringer');
  });

  test('says that insurances may be missing, without a table', async () => {
    renderSummary({ customer: 'nina' });
    const summary = await findSummary();
    expect(paragraphs(summary)).toContain('Noen av forsikringene dine kan mangle i summen.');
    expect(within(summary).queryByRole('table')).toBeNull();
  });

  test('says that it looks for more insurances while the older register is slow', async () => {
    renderSummary({ customer: 'kari', faults: 'getLegacyCustomer=hang' });
    expect(screen.queryByRole('region')).toBeNull();
    const summary = await findSummary(3_000);
    expect(paragraphs(summary)).toContain('Vi undersøker om du har flere forsikringer.');
    expect(within(summary).queryByRole('table')).toBeNull();
  });

  test('counts the insurances when none has a price', async () => {
    renderSummary({ customer: 'kari' });
    server.use(
      http.get('*/avtaleoversikt/avtaler', () =>
        HttpResponse.json({ avtaler: [{ policyNumber: '1', name: 'Gruppeliv' }] }),
      ),
    );
    expect(paragraphs(await findSummary())).toEqual(['Du har 1 forsikring']);
  });

  test.each([
    ['has no insurances', { customer: 'ingrid' }],
    [
      'has insurances that cannot be read',
      { customer: 'kari', faults: 'getAgreements=status:404' },
    ],
  ])('is not shown when the customer %s', async (_, insurer) => {
    renderSummary(insurer);
    await waitFor(() => expect(document.querySelector('.summary')).toBeNull());
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the next task', () => {
  const nextTask = { title: 'Du har uleste meldinger', href: '/post', inPortal: false };

  test('is named, with a link to where it is done', async () => {
    renderSummary({ customer: 'kari' }, { nextTask, tasksLoading: false });
    const summary = await findSummary();
    expect(within(summary).getByText(/Neste oppgave: Du har uleste meldinger/)).toBeVisible();
    expect(within(summary).getByRole('link', { name: 'Gå til oppgaven' })).toHaveAttribute(
      'href',
      '/post',
    );
  });

  test('has no link without an address', async () => {
    const tasks = { nextTask: { ...nextTask, href: undefined }, tasksLoading: false };
    renderSummary({ customer: 'kari' }, tasks);
    expect(within(await findSummary()).queryByRole('link')).toBeNull();
  });

  test('is not shown while an earlier one may arrive', async () => {
    renderSummary({ customer: 'kari' }, { nextTask, tasksLoading: true });
    expect(within(await findSummary()).queryByText(/Neste oppgave/)).toBeNull();
  });
});
