import { useSession } from '@forsikring/api-client/react';
import { demoHandlers } from '@forsikring/demo-api/interceptor';
import {
  createConsent,
  createTracker,
  type OutgoingEvent,
  type Tracker,
} from '@forsikring/tracking-consent';
import { useTracker } from '@forsikring/tracking-consent/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PortalEvents } from '../platform/tracking/portalEvents';
import { renderInPortal } from '../testing/renderInPortal';
import { Tracked } from './Tracked';

const server = setupServer();
let tracker: Tracker<PortalEvents> | undefined;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  tracker?.close();
  server.resetHandlers();
});
afterAll(() => server.close());

/** A tracker of a visitor who has not chosen yet. */
function createUnanswered() {
  let cookies = '';
  const consent = createConsent({
    rule: { kind: 'choices', cookie: 'choice' },
    readCookies: () => cookies,
    schedule: () => () => {},
  });
  const sent: OutgoingEvent[] = [];
  const liveTracker = createTracker<PortalEvents>({
    consent,
    events: async () => (await import('../platform/tracking/portalEvents')).portalEvents,
    transport: {
      load: async () => () => ({
        encode: JSON.stringify,
        async post(body) {
          sent.push(...JSON.parse(body));
          return { type: 'delivered' };
        },
      }),
      removeStored() {},
    },
    page: () => 'http://localhost/privat/forsikring/oversikt/',
    schedule(task) {
      const timer = setTimeout(task, 0);
      return () => clearTimeout(timer);
    },
  });
  tracker = liveTracker;
  return {
    tracker: liveTracker,
    sent,
    optIn() {
      cookies = 'choice={"statistics":"accepted"}';
      consent.refresh();
    },
  };
}

function Customer() {
  const { status, clear } = useSession();
  const { track } = useTracker<PortalEvents>();
  const recommend = (product: string) =>
    track('Anbefaling', { produktType: product, anbefalteProdukter: [] });
  return (
    <>
      <p>{status}</p>
      <button type="button" onClick={() => recommend('BIL')}>
        Bil
      </button>
      <button type="button" onClick={() => recommend('HUS')}>
        Hus
      </button>
      <button type="button" onClick={clear}>
        Logg ut
      </button>
    </>
  );
}

/** Renders the portal's tracking for Kari, who is logged in and has caused an event about a car. */
async function openAsKari() {
  const user = userEvent.setup();
  const page = createUnanswered();
  server.use(...demoHandlers({ customer: 'kari' }));
  renderInPortal(
    <Tracked tracker={page.tracker}>
      <Customer />
    </Tracked>,
    { config: {}, leave: vi.fn() },
  );
  await screen.findByText('logged-in');
  await user.click(screen.getByRole('button', { name: 'Bil' }));
  return { ...page, user };
}

/** Restores the page from the back/forward cache, where the session may be another one. */
function restore() {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

const productsOf = (events: readonly OutgoingEvent[]) =>
  events.flatMap(({ fields }) => fields.produktType ?? []);

test('sends the events of a customer who opts in later', async () => {
  const { optIn, sent } = await openAsKari();
  act(optIn);
  await waitFor(() => expect(productsOf(sent)).toEqual(['BIL']));
});

test.each([
  ['another customer', () => demoHandlers({ customer: 'leif' })],
  [
    'a customer without a tracking id',
    () => [http.get('*/session-status', () => HttpResponse.json({ kfpSessionId: 'another' }))],
  ],
])('sends no earlier events when %s logs in and opts in', async (_, handlers) => {
  const { optIn, sent, user } = await openAsKari();
  server.use(...handlers());
  restore();
  await screen.findByText('logged-in');
  await user.click(screen.getByRole('button', { name: 'Hus' }));
  act(optIn);
  await waitFor(() => expect(productsOf(sent)).toEqual(['HUS']));
});

test('sends no earlier events after a logout', async () => {
  const { optIn, sent, user } = await openAsKari();
  await user.click(screen.getByRole('button', { name: 'Logg ut' }));
  await user.click(screen.getByRole('button', { name: 'Hus' }));
  act(optIn);
  await waitFor(() => expect(productsOf(sent)).toEqual(['HUS']));
});

test('sends no earlier events of a customer without a tracking id after a logout', async () => {
  const { optIn, sent, user, tracker } = await openAsKari();
  server.use(http.get('*/session-status', () => HttpResponse.json({ kfpSessionId: 'another' })));
  restore();
  await screen.findByText('logged-in');
  await user.click(screen.getByRole('button', { name: 'Bil' }));
  await user.click(screen.getByRole('button', { name: 'Logg ut' }));
  await user.click(screen.getByRole('button', { name: 'Hus' }));
  act(optIn);
  await waitFor(() => expect(productsOf(sent)).toEqual(['HUS']));
  expect(tracker.getCounts().dropped).toEqual({ CUSTOMER_CHANGED: expect.any(Number) });
});
