import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createVisitor } from '../testing/createVisitor';
import { createTracker, type Tracker } from './createTracker';
import { trackAbTest } from './trackAbTest';
import type { TrackerActivity } from './trackerActivity';
import type { ElementId } from './trackingEvents';
import type { OutgoingEvent, Transport, TransportHost } from './transport';

let opened: Tracker[] = [];
afterEach(() => {
  for (const tracker of opened) tracker.close();
  opened = [];
});

/** A transport that the test answers for. */
function createTestTransport() {
  const pending: OutgoingEvent[] = [];
  const calls: string[] = [];
  let host: TransportHost | undefined;
  const transport: Transport = {
    async load() {
      calls.push('load');
      return (given) => {
        calls.push('open');
        host = given;
        return {
          send(event) {
            calls.push(`send ${event.fields.komponent}`);
            pending.push(event);
          },
          identify: (identity) => calls.push(`identify ${identity?.trackingId}`),
          stop() {
            calls.push('stop');
            return pending.splice(0);
          },
        };
      };
    },
    forget: () => calls.push('forget'),
  };
  return {
    transport,
    pending,
    calls,
    release: () => host?.release(),
    deliver: () => host?.onDelivered(pending.splice(0)),
  };
}

function open(options: { answered?: string; transport?: Transport; page?: () => string } = {}) {
  const visitor = createVisitor(options.answered);
  const channel = createTestTransport();
  const timers: { task: () => void; delayMs: number; cancelled: boolean }[] = [];
  const errors: unknown[] = [];
  const activity: TrackerActivity[] = [];
  const tracker = createTracker({
    consent: visitor.consent,
    transport: options.transport ?? channel.transport,
    page: options.page ?? (() => 'https://bank.example/privat/forsikring/oversikt/1234?q=1#a'),
    context: { miljo: 'Test' },
    onError: (error) => errors.push(error),
    now: () => 1_700_000_000_000,
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
  tracker.subscribe((each) => activity.push(each));
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
  };
}

/** The transport has been fetched, and the first second has passed. */
async function begun(page: ReturnType<typeof open>) {
  await vi.waitFor(() => expect(page.calls).toContain('open'));
  await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
  page.run(1_000);
}

const view = (tracker: Tracker, komponent = 'Oversikt') =>
  tracker.track('Komponentvisning', { komponent });

describe('before an answer', () => {
  test('events wait, and nothing is loaded', async () => {
    const { tracker, calls, pending } = open();
    view(tracker);
    await vi.dynamicImportSettled();
    expect(calls).toEqual(['forget']);
    expect(pending).toEqual([]);
    expect(tracker.getCounts()).toMatchObject({ accepted: 1, queued: 1 });
  });

  test('a thousand wait at most, the oldest goes and is counted', async () => {
    const page = open();
    for (let index = 0; index < 1_003; index++) {
      page.tracker.track('Statistikk', { name: 'teller', value: index });
    }
    expect(page.tracker.getCounts()).toMatchObject({ queued: 1_000, dropped: { QUEUE_FULL: 3 } });
    page.answer('accepted');
    await begun(page);
    expect(page.pending.map(({ fields }) => fields.value)).toEqual(
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
    expect(page.pending[0]?.fields.anbefalteProdukter).toEqual(['HUS']);
  });
});

describe('after a yes', () => {
  test('what waited goes out a second after the transport is ready, in order', async () => {
    const page = open();
    view(page.tracker, 'a');
    page.answer('accepted');
    view(page.tracker, 'b');
    await vi.waitFor(() => expect(page.waiting()).toEqual([1_000]));
    expect(page.pending).toEqual([]);
    page.run(999);
    expect(page.pending).toEqual([]);
    page.run(1_000);
    view(page.tracker, 'c');
    expect(page.pending.map(({ fields }) => fields.komponent)).toEqual(['a', 'b', 'c']);
  });

  test('an event is told of once on each step, and the counts add up', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, sending: 1, delivered: 0 });
    page.deliver();
    expect(page.activity.map(({ type }) => type)).toEqual(['sending', 'delivered']);
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
    expect(page.pending[0]).toMatchObject({
      name: 'Komponentvisning',
      time: 1_700_000_000_000,
      fields: { komponent: 'Oversikt', miljo: 'Test' },
    });
  });

  test('a page that goes away before the second has passed sends what waits', async () => {
    const page = open();
    view(page.tracker);
    page.answer('accepted');
    await vi.waitFor(() => expect(page.calls).toContain('open'));
    page.release();
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
    expect(working.pending).toHaveLength(1);
    expect(page.errors).toHaveLength(2);
  });

  test('each event goes out under who was logged in when it was told of', async () => {
    const page = open();
    view(page.tracker, 'nobody');
    page.tracker.identify('t-1');
    view(page.tracker, 'one');
    page.tracker.identify('t-2');
    view(page.tracker, 'two');
    page.answer('accepted');
    await begun(page);
    page.tracker.identify(undefined);
    view(page.tracker, 'nobody again');
    expect(page.calls.filter((call) => /^(identify|send)/.test(call))).toEqual([
      'identify undefined',
      'send nobody',
      'identify t-1',
      'send one',
      'identify t-2',
      'send two',
      'identify undefined',
      'send nobody again',
    ]);
  });
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

  test('an answer that is taken back without another stops it too; what comes then waits', async () => {
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

  test('what is told of while others hear of a withdrawal is not sent either', async () => {
    const { consent, answer } = createVisitor('accepted');
    const channel = createTestTransport();
    consent.subscribe(() => view(tracker));
    const tracker = createTracker({
      consent,
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
    expect(page.pending).toEqual([]);
    expect(page.tracker.getCounts()).toEqual({
      accepted: 3,
      queued: 0,
      sending: 0,
      delivered: 0,
      dropped: { OPTED_OUT: 2, WITHDRAWN: 1 },
    });
    page.release();
    expect(page.pending).toEqual([]);
  });

  test('a listener that withdraws while the transport opens leaves nothing running', async () => {
    const channel = createTestTransport();
    const left: OutgoingEvent = {
      id: 'a1',
      name: 'Komponentvisning',
      time: 0,
      fields: { komponent: 'Oversikt' },
    };
    const page = open({
      transport: {
        ...channel.transport,
        load: async () => {
          const start = await channel.transport.load();
          return (host) => {
            const session = start(host);
            host.onRestored([left]);
            return session;
          };
        },
      },
    });
    page.tracker.subscribe(({ type }) => type === 'restored' && page.answer('denied'));
    page.answer('accepted');
    await vi.waitFor(() => expect(channel.calls).toContain('open'));
    await vi.waitFor(() => expect(channel.calls.slice(-2)).toEqual(['stop', 'forget']));
    view(page.tracker);
    page.run(1_000);
    expect(channel.pending).toEqual([]);
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 2, sending: 0 });
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
    expect(page.pending).toHaveLength(1);
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
    ['gives nothing', () => undefined as never],
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
    expect(page.pending.map(({ fields }) => fields.komponent)).toEqual(['a', 'c']);
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
    expect(page.pending.map(({ fields }) => fields.komponent)).toEqual(['a']);
    expect(page.tracker.getCounts()).toMatchObject({ queued: 0, dropped: { INVALID: 2 } });
    page.run(0);
    expect(page.errors).toHaveLength(2);
    expect(page.errors.map(String).join()).not.toContain('0101');
  });

  test.each(['send', 'identify'] as const)(
    'never meet a transport whose %s throws: that event is dropped, counted and reported',
    async (method) => {
      const channel = createTestTransport();
      let thrown = false;
      const page = open({
        transport: {
          ...channel.transport,
          load: async () => {
            const start = await channel.transport.load();
            return (host) => {
              const session = start(host);
              return {
                ...session,
                [method]: (given: never) => {
                  if (!thrown) {
                    thrown = true;
                    throw new Error('broken');
                  }
                  session[method](given);
                },
              };
            };
          },
        },
      });
      for (const part of ['a', 'b', 'c']) view(page.tracker, part);
      page.answer('accepted');
      await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
      page.run(1_000);
      expect(channel.pending.map(({ fields }) => fields.komponent)).toEqual(['b', 'c']);
      expect(page.tracker.getCounts()).toMatchObject({
        accepted: 3,
        queued: 0,
        sending: 2,
        dropped: { FAILED: 1 },
      });
      page.run(0);
      expect(page.errors.map(String)).toEqual(['Error: broken']);
    },
  );

  test('never meet a transport that fails to stop: all is dropped, forgotten and reported', async () => {
    const channel = createTestTransport();
    const page = open({
      transport: {
        ...channel.transport,
        load: async () => {
          const start = await channel.transport.load();
          return (host) => ({
            ...start(host),
            stop() {
              throw new Error('broken');
            },
          });
        },
      },
    });
    page.answer('accepted');
    await vi.waitFor(() => expect(page.waiting()).toContain(1_000));
    page.run(1_000);
    view(page.tracker, 'a');
    expect(() => page.answer('denied')).not.toThrow();
    expect(channel.calls.at(-1)).toBe('forget');
    expect(page.tracker.getCounts()).toMatchObject({ sending: 0, dropped: { WITHDRAWN: 1 } });
    page.run(0);
    expect(page.errors.map(String)).toEqual(['Error: broken']);
  });

  test('a transport that answers twice, or late, is counted once', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    view(page.tracker, 'a');
    const sent = [...page.pending];
    page.deliver();
    page.pending.push(...sent);
    page.deliver();
    expect(page.tracker.getCounts()).toMatchObject({ accepted: 1, sending: 0, delivered: 1 });
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
    const tracker = createTracker({ consent });
    view(tracker);
    expect(tracker.getCounts()).toMatchObject({ accepted: 0, queued: 0 });
  });

  test('an A/B test sends both of its events', async () => {
    const page = open({ answered: 'accepted' });
    await begun(page);
    trackAbTest(page.tracker, { name: 'knapp', abTestVariant: 'b' });
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

test('the types take each event with its own fields, and no id that came from data', () => {
  const { tracker } = open();
  const policyNumber: string = 'x';
  const button = { type: 'knapp', navn: 'Kjøp', hendelse: 'klikk' };
  tracker.track('Knappetrykk', { ...button, id: 'kjop-bil' });
  // @ts-expect-error: a policy number begins with a digit
  tracker.track('Knappetrykk', { ...button, id: '4400100' });
  // @ts-expect-error: a string from data may hold anything
  tracker.track('Knappetrykk', { ...button, id: policyNumber });
  // @ts-expect-error: the text of feedback is not tracked
  tracker.track('Tilbakemelding', { tilbakemelding: 1, tekst: 'Bra' });
  // @ts-expect-error: none of the events
  tracker.track('Klikk', {});
  expectTypeOf<ElementId>().toExtend<string>();
  expect(tracker.getCounts().accepted).toBe(5);
});
