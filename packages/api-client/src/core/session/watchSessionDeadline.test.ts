import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSharedSession, type SessionChannel } from './createSharedSession';
import { watchSessionDeadline } from './watchSessionDeadline';

const START_MS = 1_800_000_000_000;

/** A storage that the tabs of one origin share. */
function storageOfTabs() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the watch, on the timers and events of a page', () => {
  beforeEach(() => vi.useFakeTimers({ now: START_MS }));
  afterEach(() => vi.useRealTimers());

  function watch(seconds?: number) {
    const session = createSharedSession({ storage: null, channel: null });
    if (seconds !== undefined) session.setExpiry(seconds);
    const onExpired = vi.fn();
    const onLook = vi.fn();
    const stop = watchSessionDeadline({ session, onExpired, onLook });
    return { session, onExpired, onLook, stop };
  }

  it('tells each second how long is left, and once that nothing is', () => {
    const { onExpired, onLook } = watch(3);
    vi.advanceTimersByTime(10_000);
    expect(onLook.mock.calls).toEqual([[3_000], [2_000], [1_000]]);
    expect(onExpired).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('knows of no end where no server has said one', () => {
    const { onExpired, onLook } = watch();
    vi.advanceTimersByTime(3_600_000);
    expect(onExpired).not.toHaveBeenCalled();
    expect(onLook).toHaveBeenLastCalledWith(undefined);
  });

  it.each([
    ['59 s', 59_000, false],
    ['61 s', 61_000, true],
    ['8 h', 8 * 3_600_000, true],
  ])('after a sleep of %s looks at once when the page is seen again', (_, sleepMs, expired) => {
    for (const wake of [
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => window.dispatchEvent(new Event('focus')),
      () => window.dispatchEvent(new Event('pageshow')),
    ]) {
      const { onExpired, stop } = watch(60);
      // The clock alone: no timer runs while the device sleeps.
      vi.setSystemTime(Date.now() + sleepMs);
      wake();
      expect(onExpired).toHaveBeenCalledTimes(expired ? 1 : 0);
      stop();
    }
  });

  it('takes a deadline that is past when it starts for that of an earlier session', () => {
    const { onExpired, session } = watch(0);
    vi.advanceTimersByTime(10_000);
    expect(onExpired).not.toHaveBeenCalled();
    session.setExpiry(5);
    vi.advanceTimersByTime(5_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('is silent, without timer or listener, once it is stopped', () => {
    const { onExpired, onLook, stop } = watch(1);
    stop();
    onLook.mockClear();
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onLook).not.toHaveBeenCalled();
    expect(onExpired).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

interface Tab {
  channel: SessionChannel | null;
  /** What was said on the channel while it was frozen. */
  inbox: unknown[];
  session: ReturnType<typeof createSharedSession>;
  look: (() => void) | undefined;
  /** Time that is awake until the next look. */
  waitMs: number;
  frozen: boolean;
  visible: boolean;
  /** How long it has been awake past the deadline. */
  pastMs: number;
}

/** A device with tabs, its clock in the hands of the test. */
function createDevice(shares: 'storage' | 'channel') {
  const storage = shares === 'storage' ? storageOfTabs() : null;
  const tabs: Tab[] = [];
  let wallMs = START_MS;
  /** What the server said last, by the wall clock. */
  let deadlineMs = Number.POSITIVE_INFINITY;

  const channelOfTab = (): SessionChannel => ({
    onmessage: null,
    postMessage(data) {
      for (const { channel, frozen, inbox } of tabs) {
        if (channel === this) continue;
        if (frozen) inbox.push(data);
        else channel?.onmessage?.({ data });
      }
    },
    close: () => {},
  });
  const judge = () => {
    for (const tab of tabs) {
      if (wallMs < deadlineMs) tab.pastMs = 0;
      if (tab.visible && tab.pastMs > 1_000)
        throw new Error(`Data was seen ${tab.pastMs} ms after the deadline.`);
    }
  };
  const move = (ms: number) => {
    wallMs += ms;
    for (const tab of tabs.filter(({ frozen }) => !frozen)) {
      tab.waitMs -= ms;
      tab.pastMs += Math.min(ms, Math.max(0, wallMs - deadlineMs));
    }
  };
  const answer = (tab: Tab | undefined, seconds: number) => {
    if (!tab?.visible || tab.frozen) return;
    deadlineMs = wallMs + seconds * 1_000;
    tab.session.setExpiry(seconds);
    judge();
  };

  return {
    tabs,
    answer,
    open() {
      const channel = shares === 'channel' ? channelOfTab() : null;
      const tab: Tab = {
        channel,
        inbox: [],
        session: createSharedSession({
          now: () => wallMs,
          storage,
          channel,
        }),
        look: undefined,
        waitMs: 1_000,
        frozen: false,
        visible: true,
        pastMs: 0,
      };
      tabs.push(tab);
      // A tab starts with an answer: that is how it knows that somebody is logged in.
      answer(tab, 5);
      watchSessionDeadline({
        session: tab.session,
        now: () => wallMs,
        everySecond: (look) => {
          tab.look = look;
          return () => {
            tab.look = undefined;
          };
        },
        onExpired: () => {
          if (wallMs < deadlineMs) throw new Error('A tab left while the session lived.');
          tab.visible = false;
        },
      });
    },
    pass(ms: number) {
      for (let left = ms; left > 0; ) {
        const awake = tabs.filter(({ frozen }) => !frozen);
        const step = Math.min(left, ...awake.map(({ waitMs }) => waitMs));
        move(step);
        left -= step;
        judge();
        for (const tab of awake.filter(({ waitMs }) => waitMs <= 0)) {
          tab.waitMs = 1_000;
          tab.look?.();
        }
      }
    },
    /** The clock goes on without the tabs, or is set to another time. */
    setClock(byMs: number) {
      wallMs = Math.max(0, wallMs + byMs);
      judge();
    },
    thaw(tab: Tab) {
      tab.frozen = false;
      for (const data of tab.inbox.splice(0)) tab.channel?.onmessage?.({ data });
    },
    seen(tab: Tab | undefined) {
      if (tab && !tab.frozen) tab.look?.();
    },
  };
}

const nat = (max: number) => fc.nat(max);
const step = fc.oneof(
  fc.record({ do: fc.constant('pass' as const), ms: nat(7_000) }),
  fc.record({ do: fc.constant('answer' as const), tab: nat(3), seconds: nat(12) }),
  fc.record({ do: fc.constant('sleep' as const), ms: nat(8 * 3_600_000), seen: fc.boolean() }),
  fc.record({ do: fc.constant('clock' as const), ms: fc.integer({ min: -20_000, max: 20_000 }) }),
  fc.record({ do: fc.constant('freeze' as const), tab: nat(3) }),
  fc.record({ do: fc.constant('thaw' as const), tab: nat(3), seen: fc.boolean() }),
  fc.record({ do: fc.constant('open' as const) }),
);

describe.each(['storage', 'channel'] as const)('tabs that share by %s alone', (shares) => {
  it('show nothing for more than a second past the deadline while awake, and leave no living session', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const device = createDevice(shares);
        for (let count = 0; count < 3; count += 1) device.open();
        for (const each of steps) {
          const tab = 'tab' in each ? device.tabs[each.tab] : undefined;
          if (each.do === 'pass') device.pass(each.ms);
          if (each.do === 'answer') device.answer(tab, each.seconds);
          if (each.do === 'clock') device.setClock(each.ms);
          if (each.do === 'open' && device.tabs.length < 4) device.open();
          if (each.do === 'freeze' && tab) tab.frozen = true;
          if (each.do === 'thaw' && tab) device.thaw(tab);
          if (each.do === 'sleep') device.setClock(each.ms);
          if ('seen' in each && each.seen)
            for (const one of tab ? [tab] : device.tabs) device.seen(one);
        }
        // Whatever happened, it ends: the last deadline passes for every tab that wakes up.
        for (const tab of device.tabs) device.thaw(tab);
        device.setClock(13_000 + 20_000 * steps.length);
        device.pass(1_000);
        expect(device.tabs.filter(({ visible }) => visible)).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });
});
