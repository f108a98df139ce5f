import '../../styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createBrowserConsent } from '../../browser/createBrowserConsent';
import { saveConsent } from '../../browser/saveConsent';
import { createConsoleTransport } from '../../console';
import { createTracker } from '../../core/createTracker';
import { standardEvents } from '../../events/standardEvents';
import { fremtindConsentRule } from '../../presets';
import { createInspectorLog } from './createInspectorLog';
import { TrackingInspector } from './TrackingInspector';

/** A real consent and tracker, with a transport that sends nothing. */
function createTracking() {
  const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
  const tracker = createTracker({
    consent,
    events: async () => standardEvents,
    transport: createConsoleTransport(() => {}),
    page: () => 'https://bank.example/privat/forsikring/bil/4400100?kilde=epost',
    // The list of events shows dropped events.
    onError: () => {},
  });
  return { consent, tracker, log: createInspectorLog(consent, tracker) };
}

function removeConsentCookie() {
  // biome-ignore lint/suspicious/noDocumentCookie: a visitor who has not chosen has no cookie.
  document.cookie = 'fremtind-cookie-consent=; Max-Age=0; Path=/';
}

removeConsentCookie();
const { consent, tracker, log } = createTracking();

const actions: Record<string, () => void> = {
  'Opt in': () => saveConsent(consent, { statistics: true, marketing: false }),
  'Opt out': () => saveConsent(consent, { statistics: false, marketing: false }),
  'Remove the cookie': removeConsentCookie,
  'Show a page': () => tracker.track('Sidevisning', {}),
  'Press a button': () =>
    tracker.track('Knappetrykk', { type: 'lenke', navn: 'Meld skade', hendelse: 'klikk' }),
  'Track a phone number': () => tracker.track('Komponentvisning', { komponent: 'Ring 912 34 567' }),
};

function Controls() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {Object.entries(actions).map(([name, action]) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            action();
            consent.refresh();
          }}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

/**
 * For developers: shows which cookies decide, and the state of each event. Its buttons change the cookie
 * and track events in a real tracker whose events are not sent. A portal shows it with `overlay`.
 */
const meta = {
  title: 'Consent/TrackingInspector',
  id: 'consent-trackinginspector',
  component: TrackingInspector,
  // The address has the port of the server.
  tags: ['no-review'],
  args: { log },
  decorators: [
    (Story) => (
      <>
        <Controls />
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    removeConsentCookie();
    consent.refresh();
  },
} satisfies Meta<typeof TrackingInspector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Try it: track an event, opt in, and see the event delivered a second later. */
export const Default: Story = {};

/** An event is queued, and delivered after opt-in; an event with a phone number is dropped. */
export const FromQueueToDelivery: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Press a button');
    await expect(canvas.getByText('queued', { selector: 'td' })).toBeVisible();
    await press('Opt in');
    await waitFor(() => expect(tracker.getCounts().queued).toBe(0), { timeout: 5_000 });
    await press('Track a phone number');
    await expect(canvas.getAllByText('dropped: PERSONAL_DATA')[0]).toBeVisible();
    await press('Opt out');
    await expect(canvas.getByRole('heading', { name: 'Consent: OPTED_OUT' })).toBeVisible();
  },
};

/** Collapsed in a corner of the page. */
export const Overlay: Story = {
  args: { overlay: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Tracking:/));
  },
};
