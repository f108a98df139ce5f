import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import PurchaseRoute from './PurchaseRoute';

startServer(setupServer(...demoHandlers({ customer: 'ingrid' })));

test.each([
  ['', 'sb1', 0],
  ['?isLo', 'sb1', 1],
  ['?isLo=true', 'sb1', 1],
  ['?isLo=false', 'sb1', 0],
  // The header has the logo.
  ['?isLo=true', 'lofavor', 0],
])(
  "the query '%s' selects the layout, at %s with %i logos of the union",
  async (query, logo, logos) => {
    renderInPortal(<PurchaseRoute />, {
      address: `/kjopsinnganger${query}`,
      config: { distributor: { shortname: logo, logo } },
    });
    await screen.findByRole('heading', { level: 2, name: 'Kjøretøy' });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent === 'Medlemsfordeler').toBe(/isLo(?!=false)/.test(query));
    expect(screen.queryAllByText('Medlemsfordel')).toHaveLength(logos);
  },
);
