import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { label, path, shortNumber, singleWord } from '../events/fields';
import { type StandardEvents, standardEvents } from '../events/standardEvents';
import { trackAbTest } from '../events/trackAbTest';
import { createVisitor } from '../testing/createVisitor';
import { createTracker, type Tracker } from './createTracker';
import type { InferEvents, TrackerActivity } from './events';
import type { BatchResult, OutgoingEvent, Transport, TransportSession } from './transport';

const FLUSH_MS = 5;
const events = async () => standardEvents;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Waits for a condition. Only a failure takes the whole time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

let opened: Pick<Tracker, 'close'>[] = [];
afterEach(() => {
  for (const tracker of opened) tracker.close();
  opened = [];
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

/** A transport whose responses the test controls. */
function createTestTransport(session: Partial<TransportSession> = {}) {
  /** Events whose request is pending. */
  const pending: OutgoingEvent[] = [];
  const calls: string[] = [];
  let respond: (result: BatchResult) => void = () => {};
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
              respond = resolve;
            });
          },
          stop: () => calls.push('stop'),
          ...session,
        };
      };
    },
    removeStored: () => calls.push('removeStored'),
  };
  return {
    transport,
    pending,
    calls,
    deliver() {
      pending.length = 0;
      respond({ type: 'delivered' });
    },
  };
}

function openPage(
  options: {
    statistics?: string;
    session?: Partial<TransportSession>;
    transport?: Transport;
    page?: () => string;
    context?: Record<string, string>;
    dropUnanswered?: boolean;
  } = {},
) {
  const visitor = createVisitor(options.statistics);
  const channel = createTestTransport(options.session);
  const timers: { task: () => void; delayMs: number; cancelled: boolean }[] = [];
  const errors: unknown[] = [];
  const activity: TrackerActivity[] = [];
  const tracker = createTracker<StandardEvents>({
    consent: visitor.consent,
    events,
    transport: options.transport ?? channel.transport,
    page: options.page ?? (() => 'https://bank.example/privat/forsikring/oversikt/1234?q=1#a'),
    context: options.context ?? { miljo: 'Test' },
    dropUnanswered: options.dropUnanswered,
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
    /** Runs the timers that are due within `ms` of being scheduled. */
    run(ms: number) {
      for (const timer of timers.splice(0)) {
        if (timer.cancelled) continue;
        if (timer.delayMs <= ms) timer.task();
        else timers.push(timer);
      }
    },
    scheduledDelays: () =>
      timers.filter(({ cancelled }) => !cancelled).map(({ delayMs }) => delayMs),
    /** The fields of the events whose request is pending. */
    async sent(count: number) {
      await eventually(() => expect(channel.pending).toHaveLength(count));
      return channel.pending.map(({ fields }) => fields);
    },
  };
}

/** Opts in, waits for the code, and lets the first second pass. */
async function optIn(page: ReturnType<typeof openPage>) {
  page.choose('accepted');
  await eventually(() => expect(page.calls).toContain('open'));
  await eventually(() => expect(page.scheduledDelays()).toContain(1_000));
  page.run(1_000);
}

async function openStarted(options: Parameters<typeof openPage>[0] = {}) {
  const page = openPage({ statistics: 'accepted', ...options });
  await optIn(page);
  return page;
}

const view = (tracker: Pick<Tracker, 'track'>, komponent = 'Oversikt') =>
  tracker.track('Komponentvisning', { komponent: komponent as 'Oversikt' });
const componentsOf = (fields: readonly OutgoingEvent['fields'][]) =>
  fields.map(({ komponent }) => komponent);

describe('before consent', () => {
  test('queues at most a thousand events, then drops and counts the oldest', async () => {
    const page = openPage();
    for (let index = 0; index < 1_003; index++) {
      page.tracker.track('Statistikk', { name: 'teller', value: index });
    }
    expect(page.tracker.getCounts()).toMatchObject({ queued: 1_000, dropped: { QUEUE_FULL: 3 } });
    await optIn(page);
    expect((await page.sent(1_000)).map(({ value }) => value)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index + 3),
    );
  });

  test('keeps queued events unchanged when the caller changes its object', async () => {
    const page = openPage();
    const fields = { tilbakemelding: ['HUS'] };
    page.tracker.track('Tilbakemelding', fields);
    fields.tilbakemelding.push('HYTTE');
    await optIn(page);
    expect((await page.sent(1))[0]?.tilbakemelding).toEqual(['HUS']);
  });

  test('keeps the time and page of each event although the code loads later', async () => {
    let address = 'https://bank.example/a';
    const page = openPage({ page: () => address });
    const before = Date.now();
    page.tracker.track('Sidevisning', {});
    const after = Date.now();
    address = 'https://bank.example/b';
    await eventually(() => expect(Date.now()).toBeGreaterThan(after));
    await optIn(page);
    await page.sent(1);
    expect(page.pending[0]?.fields).toMatchObject({
      side: '/a',
      $current_url: 'https://bank.example/a',
    });
    expect(page.pending[0]?.time).toBeGreaterThanOrEqual(before);
    expect(page.pending[0]?.time).toBeLessThanOrEqual(after);
  });
});

test('counts the events of a page rendered in advance once, when the visitor opens the page', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  Object.assign(document, { prerendering: true });
  const page = openPage({ statistics: 'accepted' });
  view(page.tracker);
  await vi.dynamicImportSettled();
  page.run(1_000);
  expect(page.calls).toEqual([]);

  const opened = Date.now() + 60_000;
  vi.setSystemTime(opened);
  Object.assign(document, { prerendering: false });
  for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('prerenderingchange'));
  vi.useRealTimers();
  await optIn(page);
  await page.sent(1);
  expect(page.pending[0]?.time).toBe(opened);
  expect(page.tracker.getCounts()).toMatchObject({ accepted: 1 });
});

describe('when the customer changes before a choice', () => {
  test.each([
    ['another customer logs in', 't-1', 't-2'],
    ['the customer logs out', 't-1', undefined],
    ['a customer without a tracking id logs out', '', undefined],
  ])('drops queued events when %s', async (_, before, after) => {
    const page = openPage();
    view(page.tracker, 'before login');
    page.tracker.identify(before);
    view(page.tracker, 'first customer');
    page.tracker.identify(after);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { CUSTOMER_CHANGED: 2 } });
    view(page.tracker, 'second customer');
    await optIn(page);
    expect(componentsOf(await page.sent(1))).toEqual(['second customer']);
  });

  test('keeps queued events when the customer logs in, and when the same id is set again', async () => {
    const page = openPage();
    view(page.tracker, 'a');
    for (const each of [undefined, 't-1', 't-1']) page.tracker.identify(each);
    view(page.tracker, 'b');
    await optIn(page);
    expect(componentsOf(await page.sent(2))).toEqual(['a', 'b']);
  });

  test('keeps events that the customer allowed before logging out', async () => {
    const page = openPage();
    page.tracker.identify('t-1');
    view(page.tracker, 'a');
    page.choose('accepted');
    page.tracker.identify(undefined);
    await optIn(page);
    expect(componentsOf(await page.sent(1))).toEqual(['a']);
  });
});

describe('after opt-in', () => {
  test('sends queued events in order, a second after the transport is ready', async () => {
    const page = openPage();
    view(page.tracker, 'a');
    page.choose('accepted');
    view(page.tracker, 'b');
    await eventually(() => expect(page.scheduledDelays()).toEqual([1_000]));
    page.run(999);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 2, checked: 0 });
    page.run(1_000);
    view(page.tracker, 'c');
    expect(componentsOf(await page.sent(3))).toEqual(['a', 'b', 'c']);
  });

  test('notifies of each step of an event once, with counts that add up', async () => {
    const page = await openStarted();
    view(page.tracker);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, checked: 1, delivered: 0 });
    await page.sent(1);
    page.deliver();
    await eventually(() => expect(page.tracker.getCounts().delivered).toBe(1));
    expect(page.activity.map(({ type }) => type)).toEqual(['queued', 'checked', 'delivered']);
    expect(new Set(page.activity.map(({ event }) => event)).size).toBe(1);
    expect(page.tracker.getCounts()).toEqual({
      accepted: 1,
      queued: 0,
      checked: 0,
      delivered: 1,
      dropped: {},
    });
  });

  test.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('sends queued events when the page is %s within the first second', async (_, leave) => {
    const page = openPage();
    page.tracker.identify('t-1');
    view(page.tracker);
    page.choose('accepted');
    await eventually(() => expect(page.scheduledDelays()).toContain(1_000));
    // Hashing the tracking id takes a few microtasks in the thread pool.
    await crypto.subtle.digest('SHA-256', new Uint8Array(1));
    leave();
    expect(page.pending).toHaveLength(1);
  });

  test('loads code again 30 s after a failure, with the events still queued', async () => {
    let attempts = 0;
    const working = createTestTransport();
    const page = openPage({
      transport: {
        load: () =>
          ++attempts < 3 ? Promise.reject(new Error('offline')) : working.transport.load(),
        removeStored() {},
      },
    });
    view(page.tracker);
    page.choose('accepted');
    for (const attempt of [1, 2]) {
      await eventually(() => expect(page.scheduledDelays()).toContain(30_000));
      expect(attempts).toBe(attempt);
      page.run(30_000);
    }
    await eventually(() => expect(page.scheduledDelays()).toContain(1_000));
    page.run(1_000);
    await eventually(() => expect(working.pending).toHaveLength(1));
    expect(page.errors).toHaveLength(2);
  });

  test.each<[string, Partial<TransportSession>, (id: string) => string]>([
    [
      'with the hash of the customer who was logged in when it was tracked',
      { trackingIdSalt: 'salt' },
      (id) => sha256(`salt:${id}`),
    ],
    ['without a tracking id to a transport without a salt', {}, () => 'nobody'],
  ])('sends each event %s', async (_, salt, hash) => {
    const page = openPage({
      statistics: 'accepted',
      session: { ...salt, visitorOf: (user = 'nobody') => ({ user }) },
    });
    view(page.tracker, 'a');
    page.tracker.identify('t-1');
    view(page.tracker, 'b');
    page.tracker.identify('t-2');
    view(page.tracker, 'c');
    await optIn(page);
    page.tracker.identify(undefined);
    view(page.tracker, 'd');
    await page.sent(4);
    expect(page.pending.map(({ visitor, fields }) => [fields.komponent, visitor.user])).toEqual([
      ['a', 'nobody'],
      ['b', hash('t-1')],
      ['c', hash('t-2')],
      ['d', 'nobody'],
    ]);
    expect(page.errors).toEqual([]);
  });
});

test('drops events from before the choice, on request, and sends those from after an opt-in', async () => {
  const page = openPage({ dropUnanswered: true });
  view(page.tracker, 'a');
  await optIn(page);
  view(page.tracker, 'b');
  page.run(FLUSH_MS);
  expect(await page.sent(1)).toMatchObject([{ komponent: 'b' }]);
  page.choose();
  view(page.tracker, 'c');
  expect(page.tracker.getCounts().dropped).toEqual({ UNANSWERED: 2, WITHDRAWN: 1 });
});

describe('after opt-out', () => {
  test('drops queued and new events, and loads nothing', async () => {
    const { tracker, choose, calls, activity } = openPage();
    view(tracker);
    choose('denied');
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

  test('stops and queues new events when the consent cookie is removed', async () => {
    const page = await openStarted();
    page.choose(undefined);
    expect(page.calls.slice(-2)).toEqual(['stop', 'removeStored']);
    view(page.tracker);
    expect(page.tracker.getCounts().queued).toBe(1);
  });

  test('starts nothing when consent is withdrawn while the transport loads', async () => {
    let finish = () => {};
    const channel = createTestTransport();
    const page = openPage({
      transport: {
        ...channel.transport,
        load: () =>
          new Promise((resolve) => {
            finish = () => resolve(channel.transport.load());
          }),
      },
    });
    view(page.tracker);
    page.choose('accepted');
    page.choose('denied');
    finish();
    await eventually(() => expect(channel.calls).toContain('load'));
    await vi.dynamicImportSettled();
    expect(channel.calls).not.toContain('open');
    expect(page.scheduledDelays()).toEqual([]);
  });

  test('does not send an event that a subscriber tracks during a withdrawal', async () => {
    const { consent, choose } = createVisitor('accepted');
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
    await eventually(() => expect(channel.calls).toContain('open'));
    choose('denied');
    expect(channel.pending).toEqual([]);
    expect(tracker.getCounts()).toMatchObject({ accepted: 1, dropped: { OPTED_OUT: 1 } });
  });

  test('counts every event when a listener withdraws consent in the middle of the queue', async () => {
    const page = openPage();
    for (const part of ['a', 'b', 'c']) view(page.tracker, part);
    page.tracker.subscribe(({ type }) => type === 'checked' && page.choose('denied'));
    await optIn(page);
    expect(page.tracker.getCounts()).toEqual({
      accepted: 3,
      queued: 0,
      checked: 0,
      delivered: 0,
      dropped: { OPTED_OUT: 2, WITHDRAWN: 1 },
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(page.pending).toEqual([]);
  });

  test('leaves nothing running when a listener withdraws consent while the transport opens', async () => {
    const stored: OutgoingEvent = {
      id: 'a1',
      name: 'Komponentvisning',
      time: Date.now(),
      fields: { komponent: 'Oversikt' },
      visitor: {},
    };
    const page = openPage({
      session: { takeUndelivered: () => [stored, { ...stored, id: 'a2' }] },
    });
    page.tracker.subscribe(({ type }) => type === 'restored' && page.choose('denied'));
    page.choose('accepted');
    await eventually(() => expect(page.calls.slice(-2)).toEqual(['stop', 'removeStored']));
    view(page.tracker);
    page.run(1_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(page.pending).toEqual([]);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 3, queued: 0, checked: 0 });
  });

  test('starts again after a second opt-in', async () => {
    const page = await openStarted();
    page.choose('denied');
    page.choose('accepted');
    view(page.tracker);
    await eventually(() => expect(page.scheduledDelays()).toContain(1_000));
    page.run(1_000);
    expect(page.calls.filter((call) => call === 'open')).toHaveLength(2);
    await page.sent(1);
  });
});

describe('errors', () => {
  const fail = () => {
    throw new Error('01019049912');
  };
  test.each([
    ['an unknown event', 'Fødselsnummer', {}],
    ['the name of a built-in property', 'constructor', {}],
    ['a function', 'Knappetrykk', { navn: () => {} }],
    ['fields that throw', 'Knappetrykk', Object.defineProperty({}, 'navn', { get: fail })],
    ['a name that is not a text', { toString: fail }, {}],
    ['a symbol for a name', Symbol('01019049912'), {}],
    ['no name', undefined, {}],
  ])(
    'does not throw on %s, but drops and reports it, and sends the others',
    async (_, ...event) => {
      const page = openPage();
      const broken = () => page.tracker.track(...(event as never as ['Knappetrykk', never]));
      expect(broken).not.toThrow();
      view(page.tracker, 'a');
      await optIn(page);
      expect(broken).not.toThrow();
      expect(componentsOf(await page.sent(1))).toEqual(['a']);
      expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { INVALID: 2 } });
      page.run(0);
      expect(page.errors).toHaveLength(2);
      expect(page.errors.map(String).join()).not.toMatch(/0101|Fødselsnummer/);
    },
  );

  test.each<[string, () => never]>([
    ['returns nothing', () => undefined as never],
    ['throws', fail],
  ])('drops only the event whose page %s', async (_, broken) => {
    let times = 0;
    const page = openPage({ page: () => (++times === 2 ? broken() : 'https://bank.example/') });
    for (const part of ['a', 'b', 'c']) view(page.tracker, part);
    await optIn(page);
    expect(componentsOf(await page.sent(2))).toEqual(['a', 'c']);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { INVALID: 1 } });
    page.run(0);
    expect(page.errors).toHaveLength(1);
  });

  /** A function that throws at its first call. */
  const brokenOnce = <Given, Result>(work: (given: Given) => Result) => {
    let calls = 0;
    return (given: Given) => {
      if (++calls === 1) throw new Error('broken');
      return work(given);
    };
  };

  test.each<[string, Partial<TransportSession>]>([
    ['event when visitorOf', { visitorOf: brokenOnce(() => ({})) }],
    ['batch when encode', { encode: brokenOnce((batch) => JSON.stringify(batch)) }],
  ])('drops, counts and reports the %s throws', async (_, session) => {
    const page = await openStarted({ session });
    view(page.tracker, 'a');
    await eventually(() => expect(page.tracker.getCounts().dropped).toEqual({ FAILED: 1 }));
    view(page.tracker, 'b');
    expect(componentsOf(await page.sent(1))).toEqual(['b']);
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('reports and retries the batch when post rejects', async () => {
    const post = vi.fn(brokenOnce(async () => ({ type: 'delivered' }) as const));
    const page = await openStarted({ session: { post } });
    view(page.tracker);
    await eventually(() => expect(page.tracker.getCounts().delivered).toBe(1));
    expect(post).toHaveBeenCalledTimes(2);
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('drops all events and reports the error when the transport fails to stop', async () => {
    const page = await openStarted({ session: { stop: brokenOnce(() => {}) as () => void } });
    view(page.tracker, 'a');
    expect(() => page.choose('denied')).not.toThrow();
    expect(page.calls.at(-1)).toBe('removeStored');
    expect(page.tracker.getCounts()).toMatchObject({ checked: 0, dropped: { WITHDRAWN: 1 } });
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('aborts a pending request at a withdrawal, drops its events, and does not count a late response', async () => {
    let respond = (_: BatchResult) => {};
    const post = vi.fn<TransportSession['post']>(
      () => new Promise((resolve) => (respond = resolve)),
    );
    const page = await openStarted({ session: { post } });
    view(page.tracker);
    await eventually(() => expect(post).toHaveBeenCalledOnce());
    view(page.tracker);
    page.choose('denied');
    expect(post.mock.lastCall?.[1].signal.aborted).toBe(true);
    respond({ type: 'delivered' });
    await Promise.resolve();
    expect(page.tracker.getCounts()).toMatchObject({ delivered: 0, dropped: { WITHDRAWN: 2 } });
  });

  test('leaves out and reports a context value of several words', async () => {
    const context = { miljo: 'Test', kunde: 'Kanari Fugleberg' };
    const page = await openStarted({ context });
    view(page.tracker);
    expect(await page.sent(1)).toEqual([{ komponent: 'Oversikt', miljo: 'Test' }]);
    page.run(0);
    expect(page.errors.map(String)).toEqual([expect.stringContaining('kunde was left out')]);
  });

  test('notifies other listeners when one throws, and reports the error', () => {
    const page = openPage();
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

  test('queues and counts nothing without a transport', () => {
    const { consent } = createVisitor('accepted');
    const tracker = createTracker({ consent, events });
    view(tracker);
    expect(tracker.getCounts()).toMatchObject({ accepted: 0, queued: 0 });
  });

  test('sends both events of an A/B test', async () => {
    const page = await openStarted();
    trackAbTest(page.tracker, { name: 'knapp', abTestVariant: 'b' });
    await page.sent(2);
    expect(page.pending.map(({ name, fields }) => [name, fields])).toEqual([
      ['AB-test', expect.objectContaining({ name: 'knapp', abTestVariant: 'b' })],
      ['$experiment_started', { 'Experiment name': 'knapp', 'Variant name': 'b', miljo: 'Test' }],
    ]);
  });

  test('counts the queued events and sends nothing after close', async () => {
    const page = await openStarted();
    view(page.tracker);
    page.tracker.close();
    page.tracker.close();
    view(page.tracker);
    page.choose('denied');
    expect(page.calls.at(-1)).toBe('stop');
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, dropped: { CLOSED: 1 } });
  });
});

test('accepts by type only the fields of each event, and no text from data', () => {
  const { tracker } = openPage();
  const fromData: string = 'x';
  const button = { type: 'knapp', navn: 'Kjøp', hendelse: 'klikk' } as const;
  tracker.track('Knappetrykk', { ...button, id: 'kjop-bil' });
  // @ts-expect-error: a policy number begins with a digit
  tracker.track('Knappetrykk', { ...button, id: '4400100' });
  // @ts-expect-error: a string from data may contain anything
  tracker.track('Knappetrykk', { ...button, id: fromData });
  // @ts-expect-error: the same applies to a label
  tracker.track('Komponentvisning', { komponent: fromData });
  // @ts-expect-error: not in the list
  tracker.track('Knappetrykk', { ...button, type: 'bilde' });
  // @ts-expect-error: the text of feedback is not tracked
  tracker.track('Tilbakemelding', { tilbakemelding: 1, tekst: 'Bra' });
  // @ts-expect-error: only the tracker sets the address
  tracker.track('Sidevisning', { $current_url: 'https://bank.example/' });
  // @ts-expect-error: not an event
  tracker.track('Klikk', {});
  expectTypeOf(tracker).toEqualTypeOf<Tracker<StandardEvents>>();
  expect(tracker.getCounts().accepted).toBe(8);
});

describe('custom events', () => {
  const ownEvents = {
    Bestilling: v.object({ produkt: singleWord, trinn: v.picklist(['start', 'ferdig']) }),
    Visning: v.object({ navn: label }),
  };
  type OwnEvents = InferEvents<typeof ownEvents>;

  test('have their own types', () => {
    const { consent } = createVisitor();
    const tracker = createTracker<OwnEvents>({ consent, events: async () => ownEvents });
    tracker.track('Visning', { navn: 'Forside' });
    // @ts-expect-error: not in the list
    tracker.track('Bestilling', { produkt: 'BIL', trinn: 'midt' });
    // @ts-expect-error: the portal's event
    tracker.track('Sidevisning', {});
    // @ts-expect-error: receivers do not accept a bigint
    createTracker({ consent, events: async () => ({ A: v.object({ a: v.bigint() }) }) });
    // @ts-expect-error: receivers do not accept a nested object
    createTracker({ consent, events: async () => ({ A: v.object({ a: v.object({}) }) }) });
    // @ts-expect-error: it accepts fields that it does not list
    createTracker({ consent, events: async () => ({ A: v.looseObject({ a: singleWord }) }) });
    // @ts-expect-error: it lists no fields
    createTracker({ consent, events: async () => ({ A: v.record(v.string(), singleWord) }) });
    // @ts-expect-error: the schemas of other events
    createTracker<OwnEvents>({ consent, events });
    expectTypeOf<OwnEvents['Bestilling']['trinn']>().toEqualTypeOf<'start' | 'ferdig'>();
  });

  test('have the fields of each option, and an optional side', () => {
    const withOptions = {
      Kjop: v.variant('steg', [
        v.object({ steg: v.literal('start'), side: path }),
        v.object({ steg: v.literal('ferdig'), antall: shortNumber, $current_url: v.string() }),
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
    // @ts-expect-error: only the tracker sets the address
    tracker.track('Visning', { $current_url: 'https://bank.example/' });
    // @ts-expect-error: a path is a string
    tracker.track('Visning', { side: 1 });
  });
});
