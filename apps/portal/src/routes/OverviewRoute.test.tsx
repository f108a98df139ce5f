import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import OverviewRoute from './OverviewRoute';
// Loaded before the tests: on a busy machine, the code of a lazy part may take longer than a query waits.
import '../features/error-pages/Unavailable';

const server = startServer();

const FAILED = 'En feil oppsto ved henting av forsikringene dine.';
const CLOSED = 'Tjenesten er utilgjengelig nå';

test.each([
  ['an error page for a customer without tasks', 'ingrid', 503, CLOSED, FAILED],
  ['a section error for a customer with tasks', 'kari', 503, FAILED, CLOSED],
  ['a section error for a customer without tasks', 'ingrid', 500, FAILED, CLOSED],
])(
  'shows %s (%s) when the agreements respond with %i',
  async (_, customer, status, shown, other) => {
    server.use(...demoHandlers({ customer, faults: `getAgreements=status:${status}` }));
    renderInPortal(
      <Suspense>
        <OverviewRoute />
      </Suspense>,
    );
    // Every other read has a response.
    const tasks = () => screen.queryByText('Oppgavene dine');
    await waitFor(() => expect(tasks() !== null).toBe(customer === 'kari'));
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText(other)).toBeNull();
  },
);
