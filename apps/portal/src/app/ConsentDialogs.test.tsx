import { demoHandlers } from '@forsikring/demo-api/interceptor';
import { createBrowserConsent } from '@forsikring/tracking-consent';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { collectReports } from '../testing/collectReports';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import ConsentDialogs from './ConsentDialogs';
import { DeferredShell } from './DeferredShell';

const server = startServer();
const reports = collectReports();
const consent = createBrowserConsent({ rule: { kind: 'choices', cookie: 'valg' } });

beforeEach(() => consent.refresh());
afterAll(() => consent.close());

/** Refuses in the banner. Returns the requests that the log receives. */
async function refuse(respond: (attempt: number) => Response) {
  const requests: Request[] = [];
  server.use(
    http.post('*/logg', ({ request }) => {
      requests.push(request.clone());
      return respond(requests.length);
    }),
    ...demoHandlers({ customer: 'kari' }),
  );
  const config = { consentLogUrl: '/logg' };
  renderInPortal(<ConsentDialogs consent={consent} onSettingsHidden={() => {}} />, { config });
  const button = screen.getByRole('button', { name: 'Bare nødvendige' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(button);
  await attemptsOf(requests, 1);
  return requests;
}

/** Lets the network and the stopped clock continue until the log has received this many requests. */
async function attemptsOf(requests: Request[], count: number) {
  while (requests.length < count) {
    await new Promise((resolve) => setImmediate(resolve));
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
}

test('a choice in the banner is posted to the log without cookies', async () => {
  const [request] = await refuse(() => new HttpResponse(null, { status: 204 }));
  expect(await request?.json()).toMatchObject({
    categories: { functional: true, statistics: false, marketing: false },
    language: 'nb',
  });
  expect(request?.credentials).toBe('omit');
});

const message = 'The receipt of a consent was not delivered';

test('a receipt that is lost, and then gets a web page as response, is posted a third time', async () => {
  const requests = await refuse(
    (attempt) =>
      [HttpResponse.error(), HttpResponse.html('<title>Logg inn</title>')][attempt - 1] ??
      new HttpResponse(null, { status: 204 }),
  );
  await attemptsOf(requests, 3);
  const bodies = await Promise.all(requests.map((request) => request.text()));
  expect(new Set(bodies).size).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(requests).toHaveLength(3);
  expect(reports).not.toContainEqual(expect.objectContaining({ message }));
});

test('a log that refuses a receipt four times is reported', async () => {
  const requests = await refuse(() => new HttpResponse(null, { status: 500 }));
  await attemptsOf(requests, 4);
  vi.useRealTimers();
  await vi.waitFor(() => expect(reports).toContainEqual(expect.objectContaining({ message })));
});

test('the footer says that the settings cannot be opened when the dialogs have crashed', async () => {
  server.use(...demoHandlers({ customer: 'kari' }));
  const broken = {
    ...consent,
    getCategories: () => {
      throw new Error('broken');
    },
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const config = { distributor: { shortname: 'none' } };
  renderInPortal(<DeferredShell consent={Promise.resolve(broken)} />, { config });
  fireEvent.click(screen.getByRole('button', { name: 'Innstillinger for informasjonskapsler' }));
  expect(await screen.findByText(/^Vi fikk ikke åpnet innstillingene/)).toBeVisible();
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'crash', message: expect.stringContaining('consent') }),
  );
});
