import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserConsent } from '../browser/createBrowserConsent';
import type { Consent } from '../core/createConsent';
import { createTracker, type Tracker } from '../core/createTracker';
import type { InferEvents } from '../core/events';
import { scheduleTimeout } from '../core/scheduleTimeout';
import { closedValue, code } from '../events/fields';
import { standardEvents } from '../events/standardEvents';
import { fremtindConsentRule } from '../presets';
import { canaries, findCanaries } from '../testing/canaries';
import { createVisitor } from '../testing/createVisitor';
import { startCollector } from '../testing/startCollector';
import { createMixpanelTransport, type MixpanelOptions } from './createMixpanelTransport';

const isNightly = import.meta.env.MODE === 'soak';

let collector: Awaited<ReturnType<typeof startCollector>>;
let trackers: Tracker<Events>[] = [];

// One collector for each test: a late request of an earlier test reaches nobody.
beforeEach(async () => {
  collector = await startCollector();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const tracker of trackers) tracker.close();
  trackers = [];
  await collector.close();
});

const schemas = {
  ...standardEvents,
  Bestilling: v.objectWithRest({ produktType: code }, closedValue),
};
type Events = InferEvents<typeof schemas>;
const events = async () => schemas;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A tracker whose first request follows after 10 ms. */
function openTracker(consent: Consent, options: Partial<MixpanelOptions>, now = Date.now) {
  const errors: unknown[] = [];
  const tracker = createTracker<Events>({
    consent,
    events,
    page: () => 'https://bank.example/privat/forsikring/bil/4400100?navn=Kari#a',
    onError: (error) => errors.push(error),
    now,
    transport: createMixpanelTransport({
      token: 'project',
      apiHost: collector.url,
      flushIntervalMs: 5,
      maxRetryWaitMs: 20,
      timeoutMs: 2_000,
      ...options,
    }),
    schedule: (task, delayMs) => scheduleTimeout(task, delayMs / 100),
  });
  trackers.push(tracker);
  return { tracker, errors };
}

function openPage(options: Partial<MixpanelOptions> = {}, statistics?: string, now = Date.now) {
  const visitor = createVisitor(statistics);
  return { ...visitor, ...openTracker(visitor.consent, options, now) };
}

const view = (tracker: Tracker<Events>) =>
  tracker.track('Komponentvisning', { komponent: 'Oversikt' });
/** Tracks numbers as values of events. */
function count(tracker: Tracker<Events>, from: number, to: number) {
  for (let value = from; value < to; value++)
    tracker.track('Statistikk', { name: 'teller', value });
}
/** Waits until `count` events are delivered. */
const delivered = (tracker: Tracker<Events>, count = 1) =>
  eventually(() => expect(tracker.getCounts().delivered).toBe(count));

/** A page after its first request, so that the next events wait for the flush interval. */
async function openStartedPage(options: Partial<MixpanelOptions>) {
  const page = openPage(options, 'accepted');
  view(page.tracker);
  await delivered(page.tracker);
  collector.reset();
  return page;
}

/** Waits for a condition. Only a failure takes the whole time. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 50_000, interval: 10 });

test('sends an event with the service’s fields, a scrubbed address and no IP look-up', async () => {
  const { choose, tracker } = openPage();
  tracker.track('Sidevisning', {});
  const pressed = { type: 'lenke', navn: 'Meld skade', hendelse: 'klikk', id: 'meld' } as const;
  tracker.track('Knappetrykk', pressed);
  choose('accepted');
  await delivered(tracker, 2);
  const [request] = collector.requests;
  expect(request?.path).toBe('/track/');
  expect(request?.query.get('ip')).toBe('0');
  expect(request?.headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
  expect(request?.headers.cookie).toBeUndefined();
  expect(request?.headers.referer).toBeUndefined();
  expect(request?.records).toEqual([
    {
      event: 'Sidevisning',
      properties: {
        side: '/privat/forsikring/bil/{number}',
        $current_url: 'https://bank.example/privat/forsikring/bil/{number}',
        token: 'project',
        time: expect.closeTo(Date.now() / 1_000, -2),
        distinct_id: expect.stringMatching(/^\$device:[a-z0-9]{20,28}$/),
        $device_id: expect.stringMatching(/^[a-z0-9]{20,28}$/),
        $insert_id: expect.stringMatching(/^[a-z0-9]{20,28}$/),
      },
    },
    {
      event: 'Knappetrykk',
      properties: expect.objectContaining({ navn: 'Meld skade', id: 'meld', token: 'project' }),
    },
  ]);
});

test('delivers each of many events once, in batches of at most 50, with 20 % failed requests and 10 % lost responses', async () => {
  const all = isNightly ? 10_000 : 2_000;
  let seed = 7;
  collector.setFault(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    const draw = seed / 2_147_483_647;
    if (draw < 0.1) return { status: 503 };
    if (draw < 0.2) return 'dropped';
    return draw < 0.3 ? 'lost' : 'ok';
  });
  const { tracker } = openPage({}, 'accepted');
  for (let sent = 0; sent < all; sent += 100) {
    count(tracker, sent, sent + 100);
    await eventually(() => {
      const { queued, checked } = tracker.getCounts();
      expect(queued + checked).toBeLessThan(800);
    });
  }
  await delivered(tracker, all);
  expect(tracker.getCounts()).toMatchObject({ accepted: all, queued: 0, checked: 0, dropped: {} });
  expect(collector.kept()).toHaveLength(all);
  expect(new Set(collector.kept().map(({ properties }) => properties.value)).size).toBe(all);
  // Lost responses caused duplicates, which share an id.
  expect(collector.events.length).toBeGreaterThan(all);
  expect(Math.max(...collector.requests.map(({ records }) => records.length))).toBe(50);
}, 120_000);

test('has the same wire format as the service’s SDK', async () => {
  const { default: sdk } = await import('mixpanel-browser/dist/mixpanel-core.cjs.js');
  const arrived = () =>
    eventually(() => {
      expect(collector.profiles.size).toBe(1);
      expect(collector.kept().map(({ event }) => event)).toContain('Komponentvisning');
    });
  const ofPath = (path: string) => collector.requests.find((each) => each.path === path);
  const ofName = (name: string) => collector.kept().find(({ event }) => event === name);
  sdk.init('project', {
    api_host: collector.url,
    api_payload_format: 'json',
    batch_flush_interval_ms: 5,
    ip: false,
    persistence: 'cookie',
  });
  sdk.identify('t-1');
  sdk.people.set_once({ fornavn: 'Blid', etternavn: 'Bever' });
  sdk.track('Komponentvisning', { komponent: 'Oversikt' });
  await arrived();
  // Stops its timer too.
  sdk.opt_out_tracking({ delete_user: false });
  const theirs = { ...ofPath('/track/'), ...ofName('Komponentvisning') };
  const [theirProfile] = ofPath('/engage/')?.records ?? [];
  collector.reset();

  const { tracker } = openPage({}, 'accepted');
  tracker.identify('t-1');
  view(tracker);
  await arrived();
  const ours = { ...ofPath('/track/'), ...ofName('Komponentvisning') };
  expect(ours.headers?.['content-type']).toBe(theirs.headers?.['content-type']);
  for (const [name, value] of ours.query ?? []) expect(theirs.query?.get(name)).toBe(value);
  for (const [name, value] of Object.entries(ours.properties ?? {})) {
    expect(typeof theirs.properties?.[name], name).toBe(typeof value);
  }
  expect(ours.properties?.time).toBeCloseTo(theirs.properties?.time ?? 0, -3);
  const [profile] = ofPath('/engage/')?.records ?? [];
  expect(Object.keys(theirProfile ?? {})).toEqual(
    expect.arrayContaining(Object.keys(profile ?? { missing: true })),
  );
});

describe('refusals of the service', () => {
  /** A page with queued events, of which the service refuses some in a row. */
  function openPoisoned(all: number, first: number, refused = 1, status = 400) {
    collector.setFault((_, { records }) =>
      JSON.stringify(records).includes('"poison"') ? { status } : 'ok',
    );
    const page = openPage();
    for (let value = 0; value < all; value++) {
      const name = value >= first && value < first + refused ? 'poison' : 'teller';
      page.tracker.track('Statistikk', { name, value });
    }
    return page;
  }

  test.each([
    ['one refused event', 57, 1, 400],
    ['one event that is too large', 57, 1, 413],
    ['three refused events in a row', 50, 3, 400],
  ])('drops %s, but not its neighbours', async (_, first, refused, status) => {
    const { choose, tracker } = openPoisoned(120, first, refused, status);
    choose('accepted');
    await delivered(tracker, 120 - refused);
    expect(tracker.getCounts().dropped).toEqual({ REJECTED: refused });
    expect(collector.kept()).toHaveLength(120 - refused);
  });

  test.each([400, 413])(
    'sends a collector that refuses everything with %i few requests, however many events are queued',
    async (status) => {
      collector.setFault(() => ({ status }));
      const { choose, tracker } = openPage();
      count(tracker, 0, 1_000);
      choose('accepted');
      await eventually(() => expect(tracker.getCounts().dropped).toEqual({ REJECTED: 1_000 }));
      expect(collector.requests.length).toBe(10);
      expect(tracker.getCounts()).toMatchObject({ accepted: 1_000, queued: 0, checked: 0 });

      // While it keeps refusing, each request drops the whole queue and none is split.
      count(tracker, 0, 1_000);
      await eventually(() => expect(tracker.getCounts().dropped).toEqual({ REJECTED: 2_000 }));
      expect(collector.requests.length).toBe(11);
    },
    60_000,
  );

  test('halves the size that failed, and grows only after successes', async () => {
    const { choose, tracker } = openPoisoned(100, 0);
    choose('accepted');
    await delivered(tracker, 99);
    expect(collector.requests.map(({ records }) => records.length)).toEqual([
      ...[50, 25, 13, 7, 4, 2, 1],
      ...[1, 2, 4, 8, 16, 32, 36],
    ]);
    expect(tracker.getCounts().dropped).toEqual({ REJECTED: 1 });
  });

  test('drops and counts a batch that the project may not send', async () => {
    collector.setFault(() => ({ status: 401 }));
    const { tracker } = openPage({}, 'accepted');
    view(tracker);
    await eventually(() => expect(tracker.getCounts().dropped).toEqual({ REJECTED: 1 }));
    expect(collector.requests).toHaveLength(1);
  });

  test('retries when the response is not the service’s', async () => {
    collector.setFault((index) => (index < 2 ? { status: 200, body: '<html>Logg inn' } : 'ok'));
    const { tracker } = openPage({}, 'accepted');
    view(tracker);
    await delivered(tracker);
    expect(collector.requests).toHaveLength(3);
  });

  test('drops and counts events that are more than five days old', async () => {
    const { choose, tracker } = openPage({}, undefined, () => Date.now() - 6 * 24 * 3_600_000);
    view(tracker);
    choose('accepted');
    await eventually(() => expect(tracker.getCounts().dropped).toEqual({ TOO_OLD: 1 }));
    expect(collector.requests).toHaveLength(0);
  });
});

describe('timing', () => {
  /** Real limits and a fake clock. `fetch` is mocked, since a fake clock cannot wait for the network. */
  async function openAtRealPace(respond: () => Promise<Response>, random = () => 0) {
    vi.useFakeTimers();
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(respond);
    const { consent, choose } = createVisitor();
    const transport = createMixpanelTransport({ token: 'project' });
    const tracker = createTracker<Events>({ consent, events, transport, random });
    trackers.push(tracker);
    choose('accepted');
    // Both imports resolve without the fake clock.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(1_000);
    return { tracker, fetched };
  }

  /** The time between each two, in seconds. */
  const seconds = (times: number[]) =>
    times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1_000);

  test('sends the first request 5 s after the event, to the EU service', async () => {
    const { tracker, fetched } = await openAtRealPace(async () => new Response('1'));
    view(tracker);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched.mock.calls[0]?.[0]).toBe('https://api-eu.mixpanel.com/track/?verbose=1&ip=0');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The page is not left: customers' writes need the page's limit.
      keepalive: false,
    });
    expect(tracker.getCounts().delivered).toBe(1);
  });

  test('doubles waits up to ten minutes during a day without the service, and loses nothing', async () => {
    let up = false;
    const at: number[] = [];
    const { tracker } = await openAtRealPace(async () => {
      at.push(Date.now());
      if (!up) throw new TypeError('Failed to fetch');
      return new Response('{"status":1}');
    });
    count(tracker, 0, 500);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    const waits = seconds(at);
    expect(waits.slice(0, 9)).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
    expect(Math.max(...waits)).toBe(600);
    expect(waits.length).toBeLessThan(160);
    up = true;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(tracker.getCounts()).toMatchObject({ accepted: 500, delivered: 500, checked: 0 });
  });

  /** The waits in seconds between the requests of some events, whose nth response is this. */
  async function waitsFor(
    respond: (index: number) => Response,
    withinMs: number,
    { random = () => 0, events = 1 }: { random?: () => number; events?: number } = {},
  ) {
    const at: number[] = [];
    const { tracker } = await openAtRealPace(async () => respond(at.push(Date.now()) - 1), random);
    count(tracker, 0, events);
    await vi.advanceTimersByTimeAsync(withinMs);
    tracker.close();
    return seconds(at);
  }
  const busy = (retryAfter: string) =>
    new Response('', { status: 503, headers: { 'Retry-After': retryAfter } });

  test('waits longer after each refusal in a row', async () => {
    const refuse = () => new Response('', { status: 400 });
    expect(await waitsFor(refuse, 200_000, { events: 3 })).toEqual([10, 20, 40, 80]);
  });

  test('waits as long as the service asks, up to ten minutes', async () => {
    const waits = await waitsFor((index) => busy(index === 0 ? '120' : '86400'), 1_000_000);
    expect(waits).toEqual([120, 600]);
  });

  test.each(['0', '', '-5', 'soon', '1e-9', '0x1', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'never waits less than its doubling wait for the Retry-After %j',
    async (said) => {
      expect(await waitsFor(() => busy(said), 100_000)).toEqual([10, 20, 40]);
    },
  );

  test('spreads retries at random, up to a fifth earlier or a quarter after Retry-After', async () => {
    const random = () => 1;
    expect(await waitsFor(() => busy(''), 40_000, { random })).toEqual([8, 16]);
    expect(await waitsFor(() => busy('100'), 300_000, { random })).toEqual([125, 125]);
  });

  test('does not drop new events when the clock jumps a week ahead', async () => {
    const { tracker } = await openAtRealPace(async () => new Response('1'));
    view(tracker);
    vi.setSystemTime(Date.now() + 7 * 24 * 3_600_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tracker.getCounts()).toMatchObject({ delivered: 1, dropped: {} });
  });

  test('drops and counts an event that was not delivered for five days', async () => {
    const { tracker } = await openAtRealPace(async () => new Response('', { status: 503 }));
    view(tracker);
    await vi.advanceTimersByTimeAsync(4.9 * 24 * 3_600_000);
    expect(tracker.getCounts()).toMatchObject({ checked: 1 });
    await vi.advanceTimersByTimeAsync(0.2 * 24 * 3_600_000);
    expect(tracker.getCounts()).toMatchObject({ checked: 0, dropped: { TOO_OLD: 1 } });
  });

  test('aborts a request without a response after 90 s, and retries the event', async () => {
    let signal: AbortSignal | null | undefined;
    const { tracker, fetched } = await openAtRealPace(
      () =>
        new Promise((_, reject) => {
          signal = vi.mocked(fetch).mock.lastCall?.[1]?.signal;
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    view(tracker);
    await vi.advanceTimersByTimeAsync(5_000 + 89_999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(tracker.getCounts().checked).toBe(1);
  });
});

describe('visitors and profiles', () => {
  /** Delivers an event of a new page whose customer has this tracking id. */
  async function sendAs(trackingId: string, options?: Partial<MixpanelOptions>) {
    const page = openPage(options, 'accepted');
    page.tracker.identify(trackingId);
    view(page.tracker);
    await delivered(page.tracker);
    return page;
  }

  test('names a profile once across several pages', async () => {
    for (let page = 0; page < 3; page++) {
      const { tracker } = await sendAs('t-1');
      await eventually(() => expect(collector.profiles.size).toBe(1));
      await eventually(() => expect(document.cookie).toContain('named%22%3Atrue'));
      tracker.close();
    }
    expect(collector.requests.filter(({ path }) => path === '/engage/')).toHaveLength(1);
    expect(collector.profiles.get(sha256('project:t-1'))).toEqual({
      fornavn: expect.stringMatching(/^\p{L}+$/u),
      etternavn: expect.stringMatching(/^\p{L}+$/u),
    });
    expect(collector.events.map(({ properties }) => properties.distinct_id)).toEqual(
      Array(3).fill(sha256('project:t-1')),
    );
    expect(new Set(collector.events.map(({ properties }) => properties.$device_id)).size).toBe(1);
  });

  test.each([
    [{ token: 'another' }, 'another:t-1'],
    [{ trackingIdSalt: 'sb1:project' }, 'sb1:project:t-1'],
  ])('hashes the same tracking id differently with %j', async (options, hashed) => {
    await sendAs('t-1', options);
    expect(collector.events.map(({ properties }) => properties.$user_id)).toEqual([sha256(hashed)]);
  });

  test('uses the customer who has logged in in another tab', async () => {
    const tabs = [openPage({}, 'accepted'), openPage({}, 'accepted')];
    const [one, other] = tabs.map(({ tracker }) => tracker) as [Tracker<Events>, Tracker<Events>];
    const track = async (tracker: Tracker<Events>, customer?: string) => {
      const before = tracker.getCounts().delivered;
      tracker.identify(customer);
      view(tracker);
      await delivered(tracker, before + 1);
    };
    await track(one);
    await track(other);
    await track(one, 't-1');
    await track(other, 't-2');
    await track(one);
    await track(one, 't-1');
    await track(other, 't-2');
    await track(one, 't-2');
    const devices = new Map<unknown, Set<unknown>>();
    for (const { properties } of collector.kept()) {
      const { $device_id: device, $user_id: user } = properties;
      devices.set(user, (devices.get(user) ?? new Set()).add(device));
    }
    const of = (user?: string) => [...(devices.get(user) ?? [])];
    // Customers do not share a device, and a customer does not get a new device for each event.
    expect(
      of(sha256('project:t-1')).filter((device) => of(sha256('project:t-2')).includes(device)),
    ).toEqual([]);
    expect(of(sha256('project:t-1'))).toHaveLength(1);
    expect(of(sha256('project:t-2'))).toHaveLength(1);
    // The visitor before t-1 logged in, and then the last customer of this browser.
    expect(of()).toHaveLength(2);
  });

  test.each([
    ...['6d1f8a52-0c3b-4f6e-9b1a-412345678901'],
    ...['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 't-1', 'demo-ola'],
    ...['7', '01019012345'],
    '4'.repeat(40),
    12345,
  ])('sends only the hash of the tracking id %j', async (trackingId) => {
    const { errors } = await sendAs(trackingId as string);
    const user = sha256(`project:${trackingId}`);
    expect(collector.events[0]?.properties).toMatchObject({ distinct_id: user, $user_id: user });
    await eventually(() => expect(collector.profiles.has(user)).toBe(true));
    await eventually(() => expect(document.cookie).toContain('named%22%3Atrue'));
    expect(document.cookie).toContain(user);
    if (String(trackingId).length > 2) {
      const sentAndStored = [...collector.requests.map(({ raw }) => raw), document.cookie].join();
      expect(sentAndStored).not.toContain(String(trackingId));
    }
    expect(errors).toEqual([]);
  });

  test.each([
    ...['010190 12345', 'kunde.010190', '+4791234567', 'avtale/4400100', 'kari@example.no'],
    ...['kari%40example.no', '０１０１９０１２３４５'],
    'a'.repeat(256),
    '',
  ])('ignores the tracking id %j', async (trackingId) => {
    const { errors } = await sendAs(trackingId);
    expect(collector.events[0]?.properties.distinct_id).toMatch(/^\$device:/);
    expect(collector.profiles.size).toBe(0);
    expect(JSON.stringify(errors.map(String))).not.toContain(String(trackingId || '-'));
  });

  test('reports an error without the id when the browser cannot hash', async () => {
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const { errors } = await sendAs('t-1');
    expect(collector.events[0]?.properties).not.toHaveProperty('$user_id');
    await eventually(() => expect(errors).toHaveLength(1));
    expect(String(errors[0])).not.toContain('t-1');
  });

  test('sends a name again after the next delivery when the service refused it', async () => {
    collector.setFault((_, { path }) =>
      path === '/engage/' && collector.requests.filter((each) => each.path === path).length === 1
        ? 'dropped'
        : 'ok',
    );
    const { choose, tracker } = openPage();
    tracker.identify('t-1');
    choose('accepted');
    for (const times of [1, 2]) {
      view(tracker);
      await delivered(tracker, times);
      await eventually(() =>
        expect(collector.requests.filter(({ path }) => path === '/engage/')).toHaveLength(times),
      );
    }
    await eventually(() => expect(collector.profiles.has(sha256('project:t-1'))).toBe(true));
  });
});

test('removes what an earlier page stored when the visitor has opted out elsewhere', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what the code under test reads
  document.cookie = 'forsikring-tracking=%7B%22device%22%3A%22a%22%7D; Path=/';
  localStorage.setItem('forsikring-tracking-left.abc', '[]');
  localStorage.setItem('theirs', 'kept');
  openPage();
  expect(document.cookie).toBe('');
  expect(Object.keys(localStorage)).toEqual(['theirs']);
});

describe('leaving the page', () => {
  test('sends nothing after any script has written an opt-out', async () => {
    const choose = (choice: string) => {
      // biome-ignore lint/suspicious/noDocumentCookie: other pages write it like this
      document.cookie = `fremtind-cookie-consent={"statistics":"${choice}"}; Path=/`;
    };
    choose('accepted');
    const consent = createBrowserConsent({ rule: fremtindConsentRule('none') });
    const { tracker } = openTracker(consent, { flushIntervalMs: 60_000 });
    view(tracker);
    await delivered(tracker);
    view(tracker);
    choose('denied');
    window.dispatchEvent(new Event('pagehide'));
    expect(tracker.getCounts()).toMatchObject({ checked: 0, dropped: { WITHDRAWN: 1 } });
    expect(document.cookie).toBe('fremtind-cookie-consent={"statistics":"denied"}');
    expect(Object.keys(localStorage)).toEqual([]);
    expect(collector.requests).toHaveLength(1);
    consent.close();
  });

  test('halves a first batch over 60 kB until it fits', async () => {
    const { tracker } = await openStartedPage({ flushIntervalMs: 60_000 });
    const codes = Array.from({ length: 40 }, (_, index) => `${'Å'.repeat(40)}${index}`);
    for (let index = 0; index < 20; index++) {
      tracker.track('Tilbakemelding', { tilbakemelding: codes });
    }
    await eventually(() => expect(tracker.getCounts().checked).toBe(20));
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(tracker.getCounts().delivered).toBeGreaterThan(1));
    const sizes = collector.requests.map(({ records }) => records.length);
    expect(sizes[0]).toBeLessThan(20);
    const bytes = collector.requests.map(({ raw }) => raw.length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60_000);
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  test('sends a refusing collector one request each time the page is left', async () => {
    collector.setFault(() => ({ status: 400 }));
    // A minute before the retry, so that only leaving sends the second request.
    const { choose, tracker } = openPage({ flushIntervalMs: 60_000, maxRetryWaitMs: 60_000 });
    count(tracker, 0, 200);
    choose('accepted');
    await eventually(() => expect(collector.requests.length).toBe(1));
    await eventually(() => expect(tracker.getCounts().checked).toBe(200));
    await new Promise((resolve) => setImmediate(resolve));
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(collector.requests.length).toBeGreaterThan(1));
    expect(collector.requests.length).toBe(2);
  });

  /** A page that finds these events of an earlier page, and has tracked one of its own. */
  function openWithStored(stored: unknown) {
    localStorage.setItem(
      'forsikring-tracking-left.abc',
      typeof stored === 'string' ? stored : JSON.stringify(stored),
    );
    const { tracker } = openPage({}, 'accepted');
    tracker.track('Komponentvisning', { komponent: 'Tilbud' });
    return tracker;
  }
  const storedEvent = (more: object) => ({
    id: 'a1',
    name: 'Komponentvisning',
    time: Date.now(),
    fields: { komponent: 'Oversikt' },
    visitor: { device: 'abc', user: sha256('project:t-1') },
    ...more,
  });

  test.each([
    ['national id', { komponent: canaries.nationalId }],
    ['e-mail', { komponent: canaries.email }],
    ['phone number as a number', { komponent: 91_234_567 }],
    ['name where one word is expected', { komponent: 'a', id: canaries.name }],
  ])('checks stored events again, and does not send one that contains a %s', async (_, fields) => {
    const tracker = openWithStored([storedEvent({ fields }), storedEvent({ id: 'a2' })]);
    await eventually(() => expect(tracker.getCounts().delivered).toBeGreaterThan(1));
    await eventually(() => expect(tracker.getCounts().checked).toBe(0));
    expect(collector.requests.flatMap(({ raw }) => findCanaries(raw))).toEqual([]);
    expect(collector.kept()).toContainEqual(
      expect.objectContaining({ properties: expect.objectContaining({ $insert_id: 'a2' }) }),
    );
  });

  test.each([
    ['device', { visitor: { device: canaries.email } }],
    ['device', { visitor: { device: canaries.nationalIdSpaced } }],
    ['user', { visitor: { device: 'abc', user: canaries.nationalId } }],
    ['id', { id: canaries.policyNumber.replace('4', 'æ') }],
  ])('removes a stored event whose %s is invalid', async (_, invalid) => {
    const tracker = openWithStored([storedEvent(invalid)]);
    await delivered(tracker);
    expect(collector.kept()).toHaveLength(1);
    expect(collector.requests.flatMap(({ raw }) => findCanaries(raw))).toEqual([]);
  });

  test.each(['nonsense', '{}', '[null,1,{"visitor":{}}]', '[{"id":"a1","visitor":{"device":1}}]'])(
    'removes invalid stored events (%s) without an error',
    async (stored) => {
      const tracker = openWithStored(stored);
      await delivered(tracker);
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  test('delivers undelivered events on the next page, unchanged and with their visitor', async () => {
    const first = await openStartedPage({ flushIntervalMs: 60_000 });
    first.tracker.identify('t-1');
    first.tracker.track('Sidevisning', {});
    first.tracker.track('Skjemainput', {
      felt: 'bonus',
      verdi: 'Annet merke',
      choices: ['Annet merke'],
    });
    first.tracker.track('Bestilling', { produktType: 'BIL', antall: 2 });
    first.tracker.track('Tilbakemelding', { tilbakemelding: 4 });
    await eventually(() => expect(first.tracker.getCounts().checked).toBe(4));
    collector.setFault(() => 'dropped');
    window.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(collector.requests.length).toBeGreaterThan(0));
    const [lost] = collector.requests;
    first.tracker.close();
    expect(Object.keys(localStorage)).toHaveLength(1);

    collector.setFault(() => 'ok');
    const { tracker } = openPage({}, 'accepted');
    await delivered(tracker, 4);
    expect(collector.kept()).toEqual(lost?.records);
    expect(collector.kept()[0]?.properties.distinct_id).toBe(sha256('project:t-1'));
    expect(tracker.getCounts()).toMatchObject({ accepted: 4, checked: 0, dropped: {} });
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
