import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { cleanup, screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import ReceiptRoute from './ReceiptRoute';

const server = startServer(setupServer(...demoHandlers({ customer: 'per' })));

function renderReceipt(address: string) {
  const tracked: [string, unknown][] = [];
  renderInPortal(<ReceiptRoute />, {
    config: { distributor: { shortname: 'sb1' } },
    track: (...event) => void tracked.push(event),
    address,
  });
  return { purchases: () => tracked.filter(([name]) => name === 'GjennomfortKjop') };
}

test('the receipt names the product and shows what happens next in three steps', () => {
  renderReceipt('/kvittering?produkt=HUS');
  expect(screen.getByRole('heading', { level: 1, name: 'Takk for kjøpet' })).toBeVisible();
  expect(screen.getByText('Du har kjøpt husforsikring.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Husforsikring' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Dette skjer videre' })).toBeVisible();

  const steps = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  expect(steps[0]).toHaveTextContent('Fullført: Bestilt');
  expect(steps[1]).toHaveTextContent('Pågår: Bekreftes på e-post');
  expect(steps[2]).toHaveTextContent('Gjenstår: I oversikten');
  expect(screen.getByRole('group', { name: 'Fikk du gjort det du skulle?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Til forsikringsoversikten' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('the receipt of an unknown product has the same steps, and its purchase is tracked', () => {
  const { purchases } = renderReceipt('/kvittering?produkt=NY_FORSIKRING');
  expect(screen.getByRole('heading', { level: 2, name: 'Forsikringen din' })).toBeVisible();
  expect(screen.getByText('Pågår:')).toBeInTheDocument();
  expect(purchases()).toEqual([
    ['GjennomfortKjop', { produktType: 'NY_FORSIKRING', produktNavn: 'Forsikringen din' }],
  ]);
});

test('the receipt of an address without a product code tracks no purchase', () => {
  const { purchases } = renderReceipt('/kvittering?produkt=Kari%20Solberg');
  expect(screen.getByRole('heading', { level: 2, name: 'Forsikringen din' })).toBeVisible();
  expect(purchases()).toEqual([]);
});

test('the receipt names the day of a purchase that led to it, also when the page is loaded again', () => {
  const { href } = window.location;
  const day = /^Mottatt \d+\. [a-z]+ \d{4}\.$/;
  renderReceipt('/kvittering?produkt=HUS');
  expect(screen.queryByText(day)).toBeNull();

  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(href);
  cleanup();
  renderReceipt('/kvittering?produkt=HUS');
  expect(screen.getByText(day)).toBeVisible();

  referrer.mockReturnValue('');
  cleanup();
  renderReceipt('/kvittering?produkt=HUS');
  expect(screen.getByText(day)).toBeVisible();
});

test.each([
  ['the product of the address', 'HUS', '?produkt=HUS'],
  ['no product that is unknown', '%3Cimg%20src%3Dx%3E', ''],
])('the receipt requests recommendations for %s', async (_, product, search) => {
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    if (url.pathname.includes('produktanbefaling')) requested.push(url.search);
  });
  renderReceipt(`/kvittering?produkt=${product}`);
  const title = await screen.findByRole('heading', { name: 'Anbefalt for deg' });
  const links = within(title.closest('section') as HTMLElement).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Livsforsikring', 'Behandlingsforsikring', 'Innboforsikring', 'Se alle våre forsikringer'],
  ]);
  expect(requested).toEqual([search]);
});
