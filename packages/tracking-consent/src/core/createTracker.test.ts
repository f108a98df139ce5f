import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { code, figure, label, path } from '../events/fields';
import { type PortalEvents, portalEvents } from '../events/portalEvents';
import { trackAbTest } from '../events/trackAbTest';
import { createVisitor } from '../testing/createVisitor';
import { createTracker, type Tracker } from './createTracker';
import type { InferEvents, TrackerActivity } from './events';
import type { BatchResult, OutgoingEvent, Transport, TransportSession } from './transport';

const FLUSH_MS = 5;
const events = async () => portalEvents;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let opened: Pick<Tracker, 'close'>[] = [];
afterEach(() => {
  for (const tracker of opened) tracker.close();
  opened = [];
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

/** A transport whose answers the test gives. */
function createTestTransport(session: Partial<TransportSession> = {}) {
  /** Events whose request has not been answered. */
  const pending: OutgoingEvent[] = [];
  const calls: string[] = [];
  let answer: (result: BatchResult) => void = () => {};
  const transport: Transport = {
    async load() {
      calls.push('load');
      return () => {
        calls.push('open');
        return {
          limits: { flushIntervalMs: FLUSH_MS, batchSize: 2_000 },
          encode: JSON.stringify,
          post(body) {
            const batch: OutgoingEvent[] = JSON.parse(body);
            for (const { fields } of batch) calls.push(`post ${fields.komponent}`);
            pending.push(...batch);
            return new Promise((resolve) => {
              answer = resolve;
            });
          },
          stop: () => calls.push('stop'),
          ...session,
        };
      };
    },
    forget: () => calls.push('forget'),
  };
  return {
    transport,
    pending,
    calls,
    deliver() {
      pending.length = 0;
      answer({ type: 'delivered' });
    },
  };
}

function open(
  options: {
    answered?: string;
    session?: Partial<TransportSession>;
    transport?: Transport;
    page?: () => string;
  } = {},
) {
  const visitor = createVisitor(options.answered);
  const channel = createTestTransport(options.session);
  const timers: { task: () => void; delayMs: number; cancelled: boolean }[] = [];
  const errors: unknown[] = [];
  const activity: TrackerActivity[] = [];
  const tracker = createTracker<PortalEvents>({
    consent: visitor.consent,
    events,
    transport: options.transport ?? channel.transport,
    page: options.page ?? (() => 'https://bank.example/privat/forsikring/oversikt/1234?q=1#a'),
    context: { miljo: 'Test' },
    onError: (error) => errors.push(error),
    now: Date.now,
    random: () => 0,
    schedule(task, delayMs) {
      const timer = { task, delayMs, cancelled: false };
      timers.push(timer);
      return () => {
        timer.cancelled = true;
      };
    },
  });
  opened.push(tracker);
  tracker.subscribe((each) => activity.push({ ...each }));
  return {
    ...visitor,
    ...channel,
    tracker,
    errors,
    activity,
    /** Runs what is due within `ms` of being scheduled. */
    run(ms: number) {
      for (const timer of timers.splice(0)) {
        if (timer.cancelled) continue;
        if (timer.delayMs <= ms) timer.task();
        else timers.push(timer);
      }
    },
    waiting: () => timers.filter(({ cancelled }) => !cancelled).map(({ delayMs }) => delayMs),
    /** The fields of the events whose request is under way. */
    async sent(count: number) {
      await vi.waitFor(() => expect(channel.pending).toHaveLength(count));
      return channel.pending.map(({ fields }) => fields);
    },
  };
}

/** The code has been fetched, and the first second has passed. */
async function begun(page: ReturnType<typeof open>) {
  await vi.waitFor(() => expect(page.calls).toContain('open'));
  await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
  page.run(1_000);
}

const view = (tracker: Pick<Tracker, 'track'>, komponent = 'Oversikt') =>
  tracker.track('Komponentvisning', { komponent: komponent as 'Oversikt' });
const parts = (fields: readonly OutgoingEvent['fields'][]) =>
  fields.map(({ komponent }) => komponent);

describe('before an answer', () => {
  test('events wait, and nothing is loaded', async () => {
    const { tracker, calls, pending } = open();
    view(tracker);
    await vi.dynamicImportSettled();
    expect(calls).toEqual(['forget']);
    expect(pending).toEqual([]);
    expect(tracker.getCounts()).toMatchObject({ accepted: 1, queued: 1 });
  });

  test('at most a thousand wait: the oldest is dropped and counted', async () => {
    const page = open();
    for (let index = 0; index < 1_003; index++) {
      page.tracker.track('Statistikk', { name: 'teller', value: index });
    }
    expect(page.tracker.getCounts()).toMatchObject({ queued: 1_000, dropped: { QUEUE_FULL: 3 } });
    page.answer('accepted');
    await begun(page);
    expect((await page.sent(1_000)).map(({ value }) => value)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index + 3),
    );
  });

  test('what waits does not change with the caller’s object', async () => {
    const page = open();
    const fields = { produktType: 'BIL', anbefalteProdukter: ['HUS'] };
    page.tracker.track('Anbefaling', fields);
    fields.anbefalteProdukter.push('HYTTE');
    page.answer('accepted');
    await begun(page);
    expect((await page.sent(1))[0]?.anbefalteProdukter).toEqual(['HUS']);
  });

  test('an event keeps the time and page of its moment, however late the code arrives', async () => {
    let address = 'https://bank.example/a';
    const page = open({ page: () => address });
    const before = Date.now();
    page.tracker.track('Sidevisning', {});
    const after = Date.now();
    address = 'https://bank.example/b';
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(after));
    page.answer('accepted');
    await begun(page);
    await page.sent(1);
    expect(page.pending[0]?.fields).toMatchObject({
      side: '/a',
      $current_url: 'https://bank.example/a',
    });
    expect(page.pending[0]?.time).toBeGreaterThanOrEqual(before);
    expect(page.pending[0]?.time).toBeLessThanOrEqual(after);
  });
});

describe('after a yes', () => {
  test('what waited goes out a second after the transport is ready, in order', async () => {
    const page = open();
    view(page.tracker, 'a');
    page.answer('accepted');
    view(page.tracker, 'b');
    await vi.waitFor(() => expect(page.waiting()).toEqual([1_000]));
    page.run(999);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 2, sending: 0 });
    page.run(1_000);
    view(page.tracker, 'c');
    expect(parts(await page.sent(3))).toEqual(['a', 'b', 'c']);
  });

  test('an event is reported once at each step, and the counts add up', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, sending: 1, delivered: 0 });
    await page.sent(1);
    page.deliver();
    await vi.waitFor(() => expect(page.tracker.getCounts().delivered).toBe(1));
    expect(page.activity.map(({ type }) => type)).toEqual(['queued', 'sending', 'delivered']);
    expect(new Set(page.activity.map(({ event }) => event)).size).toBe(1);
    expect(page.tracker.getCounts()).toEqual({
      accepted: 1,
      queued: 0,
      sending: 0,
      delivered: 1,
      dropped: {},
    });
  });

  test('the context goes with every event', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    expect(await page.sent(1)).toEqual([{ komponent: 'Oversikt', miljo: 'Test' }]);
  });

  test('a page that goes away before the second has passed sends what waits', async () => {
    const page = open();
    page.tracker.identify('t-1');
    view(page.tracker);
    page.answer('accepted');
    await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
    // The hash of the tracking id is ready within microtasks of the thread pool.
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(page.pending).toHaveLength(1);
  });

  test('code that cannot be fetched is fetched again after 30 s, and the events wait', async () => {
    let attempts = 0;
    const working = createTestTransport();
    const page = open({
      transport: {
        load: () =>
          ++attempts < 3 ? Promise.reject(new Error('offline')) : working.transport.load(),
        forget() {},
      },
    });
    view(page.tracker);
    page.answer('accepted');
    for (const attempt of [1, 2]) {
      await vi.waitFor(() => expect(page.waiting()).toContain(30_000));
      expect(attempts).toBe(attempt);
      page.run(30_000);
    }
    await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
    page.run(1_000);
    await vi.waitFor(() => expect(working.pending).toHaveLength(1));
    expect(page.errors).toHaveLength(2);
  });

  test('each event goes out under the hash of who was logged in when it was tracked', async () => {
    const page = open({
      session: { trackingIdSalt: 'salt', visitorOf: (user = 'nobody') => ({ user }) },
    });
    view(page.tracker, 'a');
    page.tracker.identify('t-1');
    view(page.tracker, 'b');
    page.tracker.identify('t-2');
    view(page.tracker, 'c');
    page.answer('accepted');
    await begun(page);
    page.tracker.identify(undefined);
    view(page.tracker, 'd');
    await page.sent(4);
    expect(page.pending.map(({ visitor, fields }) => [fields.komponent, visitor.user])).toEqual([
      ['a', 'nobody'],
      ['b', sha256('salt:t-1')],
      ['c', sha256('salt:t-2')],
      ['d', 'nobody'],
    ]);
  });
});

test('a transport without a salt receives no tracking id', async () => {
  const page = open({ session: { visitorOf: (user = 'nobody') => ({ user }) } });
  page.tracker.identify('t-1');
  view(page.tracker, 'a');
  page.answer('accepted');
  await begun(page);
  await page.sent(1);
  expect(page.pending.map(({ visitor }) => visitor.user)).toEqual(['nobody']);
  expect(page.errors).toEqual([]);
});

describe('after a no', () => {
  test('what waited is dropped, what comes is dropped, nothing is loaded', async () => {
    const { tracker, answer, calls, activity } = open();
    view(tracker);
    answer('denied');
    view(tracker);
    await vi.dynamicImportSettled();
    expect(tracker.getCounts()).toMatchObject({
      accepted: 2,
      queued: 0,
      dropped: { OPTED_OUT: 2 },
    });
    expect(activity.map(({ type }) => type)).toEqual(['queued', 'dropped', 'dropped']);
    expect(calls).not.toContain('load');
  });

  test('a withdrawal stops and forgets before it returns, and counts what was under way', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    page.answer('denied');
    expect(page.calls.slice(-2)).toEqual(['stop', 'forget']);
    expect(page.tracker.getCounts()).toMatchObject({ sending: 0, dropped: { WITHDRAWN: 1 } });
    view(page.tracker);
    expect(page.pending).toEqual([]);
  });

  test('an answer that is removed without another stops it too; what comes then waits', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    page.answer(undefined);
    expect(page.calls.slice(-2)).toEqual(['stop', 'forget']);
    view(page.tracker);
    expect(page.tracker.getCounts().queued).toBe(1);
  });

  test('a withdrawal while the transport loads leaves nothing that runs', async () => {
    let finish = () => {};
    const channel = createTestTransport();
    const page = open({
      transport: {
        ...channel.transport,
        load: () =>
          new Promise((resolve) => {
            finish = () => resolve(channel.transport.load());
          }),
      },
    });
    view(page.tracker);
    page.answer('accepted');
    page.answer('denied');
    finish();
    await vi.waitFor(() => expect(channel.calls).toContain('load'));
    await vi.dynamicImportSettled();
    expect(channel.calls).not.toContain('open');
    expect(page.waiting()).toEqual([]);
  });

  test('what is tracked while others hear of a withdrawal is not sent either', async () => {
    const { consent, answer } = createVisitor('accepted');
    const channel = createTestTransport();
    consent.subscribe(() => view(tracker));
    const tracker = createTracker({
      consent,
      events,
      transport: channel.transport,
      schedule: (task) => {
        task();
        return () => {};
      },
    });
    opened.push(tracker);
    await vi.waitFor(() => expect(channel.calls).toContain('open'));
    answer('denied');
    expect(channel.pending).toEqual([]);
    expect(tracker.getCounts()).toMatchObject({ accepted: 1, dropped: { OPTED_OUT: 1 } });
  });

  test('a listener that withdraws in the middle of the queue leaves nothing uncounted', async () => {
    const page = open();
    for (const part of ['a', 'b', 'c']) view(page.tracker, part);
    page.tracker.subscribe(({ type }) => type === 'sending' && page.answer('denied'));
    page.answer('accepted');
    await begun(page);
    expect(page.tracker.getCounts()).toEqual({
      accepted: 3,
      queued: 0,
      sending: 0,
      delivered: 0,
      dropped: { OPTED_OUT: 2, WITHDRAWN: 1 },
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(page.pending).toEqual([]);
  });

  test('a listener that withdraws while the transport opens leaves nothing running', async () => {
    const left: OutgoingEvent = {
      id: 'a1',
      name: 'Komponentvisning',
      time: Date.now(),
      fields: { komponent: 'Oversikt' },
      visitor: {},
    };
    const page = open({ session: { takeUndelivered: () => [left, { ...left, id: 'a2' }] } });
    page.tracker.subscribe(({ type }) => type === 'restored' && page.answer('denied'));
    page.answer('accepted');
    await vi.waitFor(() => expect(page.calls.slice(-2)).toEqual(['stop', 'forget']));
    view(page.tracker);
    page.run(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(page.pending).toEqual([]);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 3, queued: 0, sending: 0 });
  });

  test('a second yes begins anew', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    page.answer('denied');
    page.answer('accepted');
    view(page.tracker);
    await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
    page.run(1_000);
    expect(page.calls.filter((call) => call === 'open')).toHaveLength(2);
    await page.sent(1);
  });
});

describe('callers', () => {
  test.each([
    ['an unknown event', 'Fødselsnummer', {}],
    ['no fields', 'Knappetrykk', undefined],
    ['a function', 'Knappetrykk', { navn: () => {} }],
    [
      'fields that throw',
      'Knappetrykk',
      {
        get navn(): string {
          throw new Error('no');
        },
      },
    ],
    ['a number for a text', 'Komponentvisning', { komponent: 7 }],
    ['the name of a built-in property', 'constructor', {}],
  ])('with %s get no exception; the event is dropped and reported', async (_, name, fields) => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    expect(() => page.tracker.track(name as 'Knappetrykk', fields as never)).not.toThrow();
    page.run(0);
    expect(page.tracker.getCounts().dropped).toEqual({ INVALID: 1 });
    expect(page.errors).toHaveLength(1);
    expect(String(page.errors[0])).not.toContain('Fødselsnummer');
  });

  test.each([
    ['returns nothing', () => undefined as never],
    [
      'throws',
      () => {
        throw new Error('no page');
      },
    ],
  ])('whose page %s once lose that event alone', async (_, broken) => {
    let times = 0;
    const page = open({ page: () => (++times === 2 ? broken() : 'https://bank.example/') });
    for (const part of ['a', 'b', 'c']) view(page.tracker, part);
    page.answer('accepted');
    await begun(page);
    expect(parts(await page.sent(2))).toEqual(['a', 'c']);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { INVALID: 1 } });
    page.run(0);
    expect(page.errors).toHaveLength(1);
  });

  test.each([
    [
      'a name that is no text',
      {
        toString: () => {
          throw new Error('01019049912');
        },
      },
    ],
    ['a symbol for a name', Symbol('01019049912')],
    ['no name', undefined],
  ])('with %s get no exception, and what waits goes on', async (_, name) => {
    const page = open();
    page.tracker.track(name as never, {} as never);
    view(page.tracker, 'a');
    page.answer('accepted');
    await begun(page);
    expect(() => page.tracker.track(name as never, {} as never)).not.toThrow();
    expect(parts(await page.sent(1))).toEqual(['a']);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { INVALID: 2 } });
    page.run(0);
    expect(page.errors).toHaveLength(2);
    expect(page.errors.map(String).join()).not.toContain('0101');
  });

  test('never see an exception of visitorOf: that event is dropped, counted and reported', async () => {
    let calls = 0;
    const page = open({
      session: {
        visitorOf() {
          if (++calls === 1) throw new Error('broken');
          return {};
        },
      },
    });
    for (const part of ['a', 'b', 'c']) view(page.tracker, part);
    page.answer('accepted');
    await begun(page);
    expect(parts(await page.sent(2))).toEqual(['b', 'c']);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 3, dropped: { FAILED: 1 } });
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('never see an exception of encode: that batch is dropped, counted and reported', async () => {
    let calls = 0;
    const page = open({
      answered: 'accepted',
      session: {
        encode(batch) {
          if (++calls === 1) throw new Error('broken');
          return JSON.stringify(batch);
        },
      },
    });
    await begun(page);
    view(page.tracker, 'a');
    await vi.waitFor(() => expect(page.tracker.getCounts().dropped).toEqual({ FAILED: 1 }));
    view(page.tracker, 'b');
    expect(parts(await page.sent(1))).toEqual(['b']);
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('never see a rejection of post: it is reported, and the batch is sent again', async () => {
    let calls = 0;
    const page = open({
      answered: 'accepted',
      session: {
        async post() {
          if (++calls === 1) throw new Error('broken');
          return { type: 'delivered' };
        },
      },
    });
    await begun(page);
    view(page.tracker);
    await vi.waitFor(() => expect(page.tracker.getCounts().delivered).toBe(1));
    expect(calls).toBe(2);
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('never see a transport that fails to stop: all is dropped, forgotten and reported', async () => {
    const page = open({
      answered: 'accepted',
      session: {
        stop() {
          throw new Error('broken');
        },
      },
    });
    await begun(page);
    view(page.tracker, 'a');
    expect(() => page.answer('denied')).not.toThrow();
    expect(page.calls.at(-1)).toBe('forget');
    expect(page.tracker.getCounts()).toMatchObject({ sending: 0, dropped: { WITHDRAWN: 1 } });
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('an answer that comes after a withdrawal is not counted', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    await page.sent(1);
    page.answer('denied');
    page.deliver();
    await Promise.resolve();
    expect(page.tracker.getCounts()).toMatchObject({ delivered: 0, dropped: { WITHDRAWN: 1 } });
  });

  test('a context that is not one word is left out and reported', async () => {
    const { consent } = createVisitor('accepted');
    const channel = createTestTransport();
    const errors: unknown[] = [];
    const tracker = createTracker({
      consent,
      events,
      transport: channel.transport,
      context: { miljo: 'Test', kunde: 'Kanari Fugleberg' },
      onError: (error) => errors.push(error),
      schedule: (task) => {
        queueMicrotask(task);
        return () => {};
      },
    });
    opened.push(tracker);
    view(tracker);
    await vi.waitFor(() => expect(channel.pending).toHaveLength(1));
    expect(channel.pending[0]?.fields).toEqual({ komponent: 'Oversikt', miljo: 'Test' });
    expect(errors.map(String)).toContainEqual(expect.stringContaining('kunde was left out'));
  });

  test('a listener that throws stops no other, and is reported', () => {
    const page = open();
    const other = vi.fn();
    page.tracker.subscribe(() => {
      throw new Error('A listener failed');
    });
    page.tracker.subscribe(other);
    view(page.tracker);
    page.run(0);
    expect(other).toHaveBeenCalledTimes(1);
    expect(page.errors.map(String)).toEqual(['Error: A listener failed']);
  });

  test('without a transport nothing waits and nothing is counted', () => {
    const { consent } = createVisitor('accepted');
    const tracker = createTracker({ consent, events });
    view(tracker);
    expect(tracker.getCounts()).toMatchObject({ accepted: 0, queued: 0 });
  });

  test('an A/B test sends both of its events', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    trackAbTest(page.tracker, { name: 'knapp', abTestVariant: 'b' });
    await page.sent(2);
    expect(page.pending.map(({ name, fields }) => [name, fields])).toEqual([
      ['AB-test', expect.objectContaining({ name: 'knapp', abTestVariant: 'b' })],
      ['$experiment_started', { 'Experiment name': 'knapp', 'Variant name': 'b', miljo: 'Test' }],
    ]);
  });

  test('a closed tracker is silent, and what it held is counted', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    page.tracker.close();
    page.tracker.close();
    view(page.tracker);
    page.answer('denied');
    expect(page.calls.at(-1)).toBe('stop');
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, dropped: { CLOSED: 1 } });
  });
});

test('the types take each event with its own fields, and no text that came from data', () => {
  const { tracker } = open();
  const fromData: string = 'x';
  const button = { type: 'knapp', navn: 'Kjøp', hendelse: 'klikk' } as const;
  tracker.track('Knappetrykk', { ...button, id: 'kjop-bil' });
  // @ts-expect-error: a policy number begins with a digit
  tracker.track('Knappetrykk', { ...button, id: '4400100' });
  // @ts-expect-error: a string from data may hold anything
  tracker.track('Knappetrykk', { ...button, id: fromData });
  // @ts-expect-error: so may one for a label
  tracker.track('Komponentvisning', { komponent: fromData });
  // @ts-expect-error: not in the list
  tracker.track('Knappetrykk', { ...button, type: 'bilde' });
  // @ts-expect-error: nor is what an address may hold
  tracker.track('Kjopssperre', { type: fromData, navn: 'Stopp', hendelse: 'Sperreside vist' });
  // @ts-expect-error: the text of feedback is not tracked
  tracker.track('Tilbakemelding', { tilbakemelding: 1, tekst: 'Bra' });
  // @ts-expect-error: the address is the tracker's own
  tracker.track('Sidevisning', { $current_url: 'https://bank.example/' });
  // @ts-expect-error: none of the events
  tracker.track('Klikk', {});
  expectTypeOf(tracker).toEqualTypeOf<Tracker<PortalEvents>>();
  expect(tracker.getCounts().accepted).toBe(9);
});

describe('events of one’s own', () => {
  const ownEvents = {
    Bestilling: v.object({ produkt: code, trinn: v.picklist(['start', 'ferdig']) }),
    Visning: v.object({ navn: label }),
  };
  type OwnEvents = InferEvents<typeof ownEvents>;

  test('are checked by their own schemas', async () => {
    const { consent } = createVisitor('accepted');
    const channel = createTestTransport();
    const tracker = createTracker<OwnEvents>({
      consent,
      events: async () => ownEvents,
      transport: channel.transport,
      onError: () => {},
      schedule: (task) => {
        queueMicrotask(task);
        return () => {};
      },
    });
    opened.push(tracker as never);
    tracker.track('Bestilling', { produkt: 'BIL', trinn: 'start' });
    tracker.track('Bestilling', { produkt: 'Kari bor her', trinn: 'start' });
    (tracker as unknown as Tracker).track('Komponentvisning', { komponent: 'Oversikt' });
    await vi.waitFor(() => expect(channel.pending).toHaveLength(1));
    expect(channel.pending[0]).toMatchObject({
      name: 'Bestilling',
      fields: { produkt: 'BIL', trinn: 'start' },
    });
    expect(tracker.getCounts().dropped).toEqual({ INVALID: 2 });
  });

  test('with a schema that throws are dropped and reported without a value, and the queue goes on', async () => {
    const throwing = {
      Lenke: v.object({
        til: v.pipe(
          v.string(),
          v.transform((given) => new URL(given).pathname),
        ),
      }),
    };
    const { consent } = createVisitor('accepted');
    const channel = createTestTransport();
    const errors: unknown[] = [];
    const tracker = createTracker<InferEvents<typeof throwing>>({
      consent,
      events: async () => throwing,
      transport: channel.transport,
      onError: (error) => errors.push(error),
      schedule: (task) => {
        queueMicrotask(task);
        return () => {};
      },
    });
    opened.push(tracker as never);
    const broken = () => tracker.track('Lenke', { til: 'Kari' });
    broken();
    await vi.waitFor(() => expect(tracker.getCounts().dropped).toEqual({ INVALID: 1 }));
    expect(broken).not.toThrow();
    tracker.track('Lenke', { til: 'https://bank.example/bil' });
    await vi.waitFor(() => expect(channel.pending).toHaveLength(1));
    expect(channel.pending[0]).toMatchObject({ fields: { til: '/bil' } });
    expect(tracker.getCounts().dropped).toEqual({ INVALID: 2 });
    expect(errors.map(String)).toEqual(
      Array(2).fill('TypeError: An event was dropped: the schema of Lenke threw an error'),
    );
  });

  test('have types of their own', () => {
    const { consent } = createVisitor();
    const tracker = createTracker<OwnEvents>({ consent, events: async () => ownEvents });
    tracker.track('Visning', { navn: 'Forside' });
    // @ts-expect-error: not in the list
    tracker.track('Bestilling', { produkt: 'BIL', trinn: 'midt' });
    // @ts-expect-error: the portal's event
    tracker.track('Sidevisning', {});
    // @ts-expect-error: a receiver takes no bigint
    createTracker({ consent, events: async () => ({ A: v.object({ a: v.bigint() }) }) });
    // @ts-expect-error: nor a nested object
    createTracker({ consent, events: async () => ({ A: v.object({ a: v.object({}) }) }) });
    // @ts-expect-error: it takes fields that it does not list
    createTracker({ consent, events: async () => ({ A: v.looseObject({ a: code }) }) });
    // @ts-expect-error: it lists no fields
    createTracker({ consent, events: async () => ({ A: v.record(v.string(), code) }) });
    // @ts-expect-error: the schemas of other events
    createTracker<OwnEvents>({ consent, events });
    expectTypeOf<OwnEvents['Bestilling']['trinn']>().toEqualTypeOf<'start' | 'ferdig'>();
  });

  test('keep the fields of each option, and may leave out side', () => {
    const withOptions = {
      Kjop: v.variant('steg', [
        v.object({ steg: v.literal('start'), side: path }),
        v.object({ steg: v.literal('ferdig'), antall: figure, $current_url: v.string() }),
      ]),
      Visning: v.object({ side: path, $current_url: v.string() }),
    };
    const { consent } = createVisitor();
    const tracker = createTracker<InferEvents<typeof withOptions>>({
      consent,
      events: async () => withOptions,
    });
    tracker.track('Kjop', { steg: 'start' });
    tracker.track('Kjop', { steg: 'start', side: '/bil' });
    tracker.track('Kjop', { steg: 'ferdig', antall: 2 });
    tracker.track('Visning', {});
    // @ts-expect-error: a field of the other option
    tracker.track('Kjop', { steg: 'start', antall: 2 });
    // @ts-expect-error: the option needs its field
    tracker.track('Kjop', { steg: 'ferdig' });
    // @ts-expect-error: the address is the tracker's own
    tracker.track('Visning', { $current_url: 'https://bank.example/' });
    // @ts-expect-error: a path is a text
    tracker.track('Visning', { side: 1 });
  });
});
