import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import PurchaseRoute from './PurchaseRoute';

startServer(setupServer(...demoHandlers({ customer: 'ingrid' })));

test.each([
  ['', 0],
  ['?isLo', 1],
  ['?isLo=true', 1],
  ['?isLo=false', 0],
])("the query '%s' selects the layout with %i logos of the union", async (query, logos) => {
  renderInPortal(<PurchaseRoute />, { address: `/kjopsinnganger${query}` });
  await screen.findByRole('heading', { level: 2, name: 'Kjøretøy' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent === 'Medlemsfordeler').toBe(logos === 1);
  expect(screen.queryAllByText('Medlemsfordel')).toHaveLength(logos);
});
