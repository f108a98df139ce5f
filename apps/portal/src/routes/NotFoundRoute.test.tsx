import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { collectReports } from '../testing/collectReports';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import NotFoundRoute from './NotFoundRoute';

startServer(setupServer(...demoHandlers()));
const reports = collectReports();

test('the unknown page has an icon, two ways on and a contact, and is reported without its address', async () => {
  renderInPortal(<NotFoundRoute />, {
    config: { distributor: { kontaktinfo: { telefon: '21000000' } } },
    address: '/finnes-ikke',
  });
  const page = within(screen.getByRole('main'));
  expect(
    page.getByRole('heading', { level: 1, name: 'Denne siden ser ut til å være borte...' }),
  ).toBeVisible();
  expect(document.title).toBe('Denne siden ser ut til å være borte...');
  expect(page.getByRole('link', { name: 'Til forsikringsoversikten' })).toHaveAttribute(
    'href',
    '/privat/forsikring',
  );
  expect(page.getByRole('button', { name: 'Gå tilbake' })).toBeVisible();
  expect(await page.findByRole('link', { name: /^21/ })).toHaveAttribute('href', 'tel:21000000');
  expect(reports).toEqual([{ kind: 'unknown-page', message: 'An unknown page was requested' }]);
});
