import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createTracker } from '../core/createTracker';
import type { Transport } from '../core/transport';
import { type StandardEvents, standardEvents } from '../events/standardEvents';
import { createVisitor } from '../testing/createVisitor';
import { createMixpanelTransport } from './createMixpanelTransport';

const numRuns = import.meta.env.MODE === 'soak' ? 5_000 : 300;
const events = async () => standardEvents;
let fetched: MockInstance<typeof fetch>;
let wrote: MockInstance[];
/** The requests to Mixpanel. Test files share a document, so a late request of another file may be among the others. */
const sent = () => fetched.mock.calls.filter(([address]) => String(address).includes('mixpanel'));

// Loaded once, so that later imports resolve within microtasks.
beforeAll(async () => {
  await createMixpanelTransport({ token: 'x' }).load();
  await import('../delivery/createDelivery');
});
beforeEach(() => {
  vi.useFakeTimers();
  fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('1'));
  wrote = [vi.spyOn(document, 'cookie', 'set'), vi.spyOn(Storage.prototype, 'setItem')];
});
afterEach(() => void vi.useRealTimers());

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('track' as const) }) },
  fc.record({
    kind: fc.constant('identify' as const),
    id: fc.constantFrom('t-1', 't-2', undefined),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 900, 5_000, 700_000) }),
  fc.record({ kind: fc.constantFrom('hide' as const, 'leave' as const, 'settle' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      to: fc.constantFrom('accepted', 'denied', undefined),
    }),
  },
);

// The real tracker, transport and sender in jsdom. `mixpanel.browser.test.ts` shows what a browser requests and stores.
test('sends, writes and loads nothing without opt-in and counts every lost event, over random visits', async () => {
  let requestsAfterOptIn = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      const { consent, choose } = createVisitor();
      const mixpanel = createMixpanelTransport({ token: 'x' });
      const load = vi.fn(mixpanel.load);
      const transport: Transport = { ...mixpanel, load };
      const tracker = createTracker<StandardEvents>({
        consent,
        events,
        transport,
        onError: () => {},
      });
      const quiet = () => {
        fetched.mockClear();
        load.mockClear();
        for (const spy of wrote) spy.mockClear();
      };
      quiet();
      for (const each of commands) {
        if (each.kind === 'track') tracker.track('Komponentvisning', { komponent: 'Oversikt' });
        if (each.kind === 'identify') tracker.identify(each.id);
        if (each.kind === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        if (each.kind === 'settle') for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        if (each.kind === 'hide') document.dispatchEvent(new Event('visibilitychange'));
        if (each.kind === 'leave') window.dispatchEvent(new Event('pagehide'));
        if (each.kind === 'choose') {
          choose(each.to);
          if (each.to !== 'accepted') {
            // A withdrawal removes everything synchronously.
            expect(document.cookie).toBe('');
            expect(localStorage).toHaveLength(0);
            quiet();
          }
        }
        if (consent.getState() !== 'OPTED_IN') {
          expect(sent()).toEqual([]);
          expect(load).not.toHaveBeenCalled();
          for (const spy of wrote) expect(spy).not.toHaveBeenCalled();
        } else requestsAfterOptIn += sent().length;
        const { accepted, queued, checked, delivered, dropped } = tracker.getCounts();
        const drops = Object.values(dropped).reduce((sum, count) => sum + count, 0);
        expect(queued + checked + delivered + drops).toBe(accepted);
        expect(Math.min(queued, checked, delivered)).toBeGreaterThanOrEqual(0);
      }
      choose('denied');
      quiet();
      await vi.advanceTimersByTimeAsync(1_000_000);
      expect(sent()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
      tracker.close();
      consent.close();
    }),
    { numRuns },
  );
  expect(requestsAfterOptIn).toBeGreaterThan(0);
}, 120_000);

test('leaves no timer and no listener when it is closed', async () => {
  const signals = new Set<AbortSignal>();
  for (const target of [window, document]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((...[, , options]) => {
      signals.add((options as { signal: AbortSignal }).signal);
    });
  }
  const { consent } = createVisitor('accepted');
  const transport = createMixpanelTransport({ token: 'x' });
  const tracker = createTracker<StandardEvents>({ consent, events, transport });
  tracker.track('Komponentvisning', { komponent: 'Oversikt' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(signals.size).toBeGreaterThan(0);
  tracker.close();
  expect([...signals].every(({ aborted }) => aborted)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
