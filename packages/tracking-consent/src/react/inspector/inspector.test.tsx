import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsoleTransport } from '../../console/createConsoleTransport';
import { createTracker, type Tracker } from '../../core/createTracker';
import { portalEvents } from '../../events/portalEvents';
import { fremtindConsentRule } from '../../presets/fremtind';
import { createVisitor } from '../../testing/createVisitor';
import { createInspectorLog } from './createInspectorLog';
import { explainConsent } from './explainConsent';
import { TrackingInspector } from './TrackingInspector';

let tracker: Tracker | undefined;
afterEach(() => tracker?.close());

function open(answered?: string) {
  const visitor = createVisitor(answered);
  const write = vi.fn();
  const made = createTracker({
    consent: visitor.consent,
    events: async () => portalEvents,
    transport: createConsoleTransport(write),
    page: () => 'https://bank.example/bil/4400100?q=1',
    onError: () => {},
    schedule: (task) => {
      const timer = setTimeout(task, 0);
      return () => clearTimeout(timer);
    },
  });
  tracker = made;
  const log = createInspectorLog(visitor.consent, made, () => 0);
  return { ...visitor, tracker: made, log, write };
}

const view = { komponent: 'Oversikt' } as const;

describe('the inspector', () => {
  it('shows what waits, what was sent, and what was dropped and why', async () => {
    const { answer, tracker: made, log } = open();
    render(<TrackingInspector log={log} />);
    act(() => made.track('Komponentvisning', view));
    const table = screen.getByRole('region', { name: 'Events' });
    expect(within(table).getByRole('row', { name: /Komponentvisning queued/ })).toBeVisible();
    act(() => answer('accepted'));
    expect(await within(table).findByText('delivered')).toBeVisible();
    expect(within(table).getByText('{"komponent":"Oversikt"}')).toBeVisible();
    act(() => made.track('Komponentvisning', { komponent: '010190 49912' as 'Avtale' }));
    expect(await within(table).findByText('dropped: PERSONAL_DATA')).toBeVisible();
    expect(document.body).not.toHaveTextContent('49912');
  });

  it('shows every answer, the last one first', () => {
    const { answer, log } = open();
    render(<TrackingInspector log={log} />);
    act(() => answer('accepted'));
    act(() => answer('denied'));
    const answers = within(screen.getByRole('list', { name: /^Answers/ })).getAllByRole('listitem');
    expect(answers.map(({ textContent }) => textContent?.split(' ').at(-1))).toEqual([
      'OPTED_OUT',
      'OPTED_IN',
      'UNANSWERED',
    ]);
  });

  it('remembers a hundred events, and lets go of them when it is closed', () => {
    const { tracker: made, log } = open();
    for (let count = 0; count < 150; count++) made.track('Komponentvisning', view);
    expect(log.getSnapshot().events).toHaveLength(100);
    const before = log.getSnapshot();
    log.close();
    made.track('Komponentvisning', view);
    expect(log.getSnapshot()).toBe(before);
  });

  it('shows addresses as they are sent, never as they are', () => {
    const { tracker: made, log } = open();
    made.track('Sidevisning', {});
    expect(log.getSnapshot().events[0]?.page).toBe('https://bank.example/bil/{number}');
  });
});

it.each([
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
])('of %s with the cookies %j it names what decides', (distributor, cookies, explained) => {
  expect(explainConsent(fremtindConsentRule(distributor, ['a', 'b']), cookies)).toEqual(explained);
});
