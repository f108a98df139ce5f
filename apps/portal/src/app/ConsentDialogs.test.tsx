import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { createBrowserConsent } from '@forsikring/tracking-consent';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { collectReports } from '../testing/collectReports';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import ConsentDialogs from './ConsentDialogs';

const server = startServer();
const reports = collectReports();
const consent = createBrowserConsent({ rule: { kind: 'choices', cookie: 'valg' } });

beforeEach(() => consent.refresh());
afterAll(() => consent.close());

/** Refuses in the banner. Returns the request that the log receives. */
async function refuse(status: number) {
  const request = new Promise<Request>((resolve) => {
    server.use(
      http.post('*/logg', ({ request }) => {
        resolve(request.clone());
        return new HttpResponse(null, { status });
      }),
      ...demoHandlers({ customer: 'kari' }),
    );
  });
  const config = { consentLogUrl: '/logg' };
  renderInPortal(<ConsentDialogs consent={consent} />, { config });
  await userEvent.click(screen.getByRole('button', { name: 'Bare nødvendige' }));
  return request;
}

test('a choice in the banner is posted to the log without cookies', async () => {
  const request = await refuse(204);
  expect(await request.json()).toMatchObject({
    categories: { functional: true, statistics: false, marketing: false },
    language: 'nb',
  });
  expect(request.credentials).toBe('omit');
});

test('a log that refuses a receipt is reported', async () => {
  const message = 'The receipt of a consent was not delivered';
  await refuse(500);
  await vi.waitFor(() => expect(reports).toContainEqual(expect.objectContaining({ message })));
});
