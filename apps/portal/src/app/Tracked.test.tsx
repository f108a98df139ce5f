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
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterEach, expect, test } from 'vitest';
import type { PortalEvents } from '../platform/tracking/portalEvents';
import { renderInPortal } from '../testing/renderInPortal';
import { startServer } from '../testing/startServer';
import { Tracked } from './Tracked';

const server = startServer();
let tracker: Tracker<PortalEvents> | undefined;
afterEach(() => void tracker?.close());

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
  );
  await screen.findByText('logged-in');
  await user.click(screen.getByRole('button', { name: 'Bil' }));
  return { ...page, user };
}

/** Restores the page from the back/forward cache, where the session may be a new one. */
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

const WITHOUT_ID = http.get('*/session-status', () =>
  HttpResponse.json({ kfpSessionId: 'another' }),
);

/** Reads the session again, which now belongs to another customer. */
async function logInAnother(...responses: RequestHandler[]) {
  server.use(...responses);
  restore();
  await screen.findByText('logged-in');
}

const logOut = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Logg ut' }));

test.each<[when: string, change: (user: UserEvent) => Promise<void>]>([
  ['when another customer logs in', () => logInAnother(...demoHandlers({ customer: 'leif' }))],
  ['when a customer without a tracking id logs in', () => logInAnother(WITHOUT_ID)],
  ['after a logout', logOut],
  [
    'after the logout of a customer without a tracking id',
    async (user) => {
      await logInAnother(WITHOUT_ID);
      await user.click(screen.getByRole('button', { name: 'Bil' }));
      await logOut(user);
    },
  ],
])('sends no earlier events %s', async (_, change) => {
  const { optIn, sent, user, tracker } = await openAsKari();
  await change(user);
  await user.click(screen.getByRole('button', { name: 'Hus' }));
  act(optIn);
  await waitFor(() => expect(productsOf(sent)).toEqual(['HUS']));
  expect(tracker.getCounts().dropped).toEqual({ CUSTOMER_CHANGED: expect.any(Number) });
});
