import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { createBrowserConsent } from '@forsikring/tracking-consent';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { connectReports } from '../platform/monitoring/report';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import ConsentDialogs from './ConsentDialogs';

const server = startServer();
const consent = createBrowserConsent({ rule: { kind: 'choices', cookie: 'valg' } });

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the next test needs a visitor without a choice
  document.cookie = 'valg=; Max-Age=0; Path=/';
  consent.refresh();
});
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
  renderInPortal(<ConsentDialogs consent={consent} />, { config, leave: vi.fn() });
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
  const reported = vi.fn();
  const disconnect = connectReports(reported);
  await refuse(500);
  await vi.waitFor(() =>
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message })),
  );
  disconnect();
});
