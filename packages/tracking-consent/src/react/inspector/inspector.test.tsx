import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createConsoleTransport } from '../../console';
import { createTracker, type Tracker } from '../../core/createTracker';
import { scheduleTimeout } from '../../core/scheduleTimeout';
import { standardEvents } from '../../events/standardEvents';
import { fremtindConsentRule } from '../../presets';
import { createVisitor } from '../../testing/createVisitor';
import { createInspectorLog } from './createInspectorLog';
import { explainConsent } from './explainConsent';
import { TrackingInspector } from './TrackingInspector';

let tracker: Tracker | undefined;
afterEach(() => tracker?.close());

function openPage(statistics?: string) {
  const visitor = createVisitor(statistics);
  const write = vi.fn();
  const liveTracker = createTracker({
    consent: visitor.consent,
    events: async () => standardEvents,
    transport: createConsoleTransport(write),
    page: () => 'https://bank.example/bil/4400100?q=1',
    onError: () => {},
    schedule: (task) => scheduleTimeout(task, 0),
  });
  tracker = liveTracker;
  const log = createInspectorLog(visitor.consent, liveTracker, () => 0);
  return { ...visitor, tracker: liveTracker, log, write };
}

const view = { komponent: 'Oversikt' } as const;

describe('TrackingInspector', () => {
  test('shows queued, sent and dropped events, with the reason', async () => {
    const { choose, tracker: liveTracker, log } = openPage();
    render(<TrackingInspector log={log} />);
    act(() => liveTracker.track('Komponentvisning', view));
    const table = screen.getByRole('region', { name: 'Events' });
    expect(within(table).getByRole('row', { name: /Komponentvisning queued/ })).toBeVisible();
    act(() => choose('accepted'));
    expect(await within(table).findByText('delivered')).toBeVisible();
    expect(within(table).getByText('{"komponent":"Oversikt"}')).toBeVisible();
    act(() => liveTracker.track('Komponentvisning', { komponent: '010190 49912' as 'Avtale' }));
    expect(await within(table).findByText('dropped: PERSONAL_DATA')).toBeVisible();
    expect(document.body).not.toHaveTextContent('49912');
  });

  test('shows every change of consent, newest first', () => {
    const { choose, log } = openPage();
    render(<TrackingInspector log={log} />);
    act(() => choose('accepted'));
    act(() => choose('denied'));
    const entries = within(screen.getByRole('list', { name: /^Consent history/ })).getAllByRole(
      'listitem',
    );
    expect(entries.map(({ textContent }) => textContent?.split(' ').at(-1))).toEqual([
      'OPTED_OUT',
      'OPTED_IN',
      'UNANSWERED',
    ]);
  });

  test('keeps a hundred events, and stops recording when it is closed', () => {
    const { tracker: liveTracker, log } = openPage();
    for (let count = 0; count < 150; count++) liveTracker.track('Komponentvisning', view);
    expect(log.getSnapshot().events).toHaveLength(100);
    const before = log.getSnapshot();
    log.close();
    liveTracker.track('Komponentvisning', view);
    expect(log.getSnapshot()).toBe(before);
  });

  test('shows only scrubbed addresses', () => {
    const { tracker: liveTracker, log } = openPage();
    liveTracker.track('Sidevisning', {});
    expect(log.getSnapshot().events[0]?.page).toBe('https://bank.example/bil/{number}');
  });
});

test.each([
  ['sb1', '', [{ name: 'kfp-clvl', state: 'OPTED_OUT' }]],
  ['eika', 'kfp-clvl=2', [{ name: 'kfp-clvl', value: '2', state: 'OPTED_IN' }]],
  ['none', '', [{ name: 'fremtind-cookie-consent', state: 'UNANSWERED' }]],
  [
    'fana',
    'a=FSM; b=F',
    [
      { name: 'a', value: 'FSM', state: 'OPTED_IN' },
      { name: 'b', value: 'F', state: 'OPTED_OUT' },
    ],
  ],
])('explains for %s the cookies %j', (distributor, cookies, explained) => {
  expect(explainConsent(fremtindConsentRule(distributor, ['a', 'b']), cookies)).toEqual(explained);
});
