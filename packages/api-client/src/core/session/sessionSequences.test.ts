import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSharedSession, type SessionChannel } from './createSharedSession';
import { createTestStorage } from './createTestStorage';
import { watchSessionDeadline } from './watchSessionDeadline';

/** The wall clock at real time 0. */
const START_MS = 1_800_000_000_000;
/** How long a tab may show data after the end, while the device is awake. */
const SLACK_MS = 1_000;
/** The storage and channel that the tabs share, and the behaviour of the monotonic clock. */
interface DeviceOptions {
  shares: 'storage' | 'channel' | 'both';
  /** Whether the monotonic clock runs during sleep; on some systems it does not. */
  countsSleep: boolean;
}

interface Tab {
  channel: SessionChannel | null;
  /** Messages that arrived while the tab was frozen. */
  inbox: unknown[];
  session: ReturnType<typeof createSharedSession>;
  monotonicNow: () => number;
  check: (() => void) | undefined;
  /** Awake time until the next check. */
  waitMs: number;
  frozen: boolean;
  visible: boolean;
  /** Awake time after the end of the session. */
  pastMs: number;
  /** Whether the clock was set since the last check. */
  clockUnseen: boolean;
  /** When the pending request was sent. */
  sentAtMs: number | undefined;
}

/** A device with tabs and a server. Real time, which no tab can read, decides what the tabs may show. */
function createDevice({ shares, countsSleep }: DeviceOptions) {
  const storage = shares === 'channel' ? null : createTestStorage();
  const tabs: Tab[] = [];
  let realMs = 0;
  let clockShiftMs = 0;
  let clockWasSet = false;
  let sleptMs = 0;
  /** When the server ends the session, in real time. */
  let endMs = 0;
  /** The tab whose logout is pending. */
  let leaving: Tab | undefined;

  const now = () => START_MS + realMs + clockShiftMs;
  const createChannel = (): SessionChannel => ({
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
      if (realMs < endMs) tab.pastMs = 0;
      if (tab.visible && tab.pastMs > SLACK_MS)
        throw new Error(`A tab showed data ${tab.pastMs} ms after the end of the session.`);
    }
  };
  const move = (ms: number) => {
    realMs += ms;
    for (const tab of tabs.filter(({ frozen }) => !frozen)) {
      tab.waitMs -= ms;
      tab.pastMs += Math.min(ms, Math.max(0, realMs - endMs));
    }
  };
  const check = (tab: Tab) => {
    tab.check?.();
    tab.clockUnseen = false;
  };
  /** Reads the session from the server. */
  const ask = (tab: Tab) => {
    if (realMs >= endMs) {
      tab.visible = false;
      return;
    }
    // A tab that has left ignores the response.
    if (!tab.visible) return;
    const seconds = Math.floor((endMs - realMs) / 1_000);
    endMs = realMs + seconds * 1_000;
    tab.session.setExpiry(seconds);
  };
  const renew = (tab: Tab, seconds: number) => {
    const { sentAtMs } = tab;
    tab.sentAtMs = undefined;
    if (realMs >= endMs) {
      tab.visible = false;
      return;
    }
    endMs = realMs + seconds * 1_000;
    tab.session.setExpiry(seconds, sentAtMs ?? tab.monotonicNow());
    judge();
  };
  const isAwake = (tab: Tab | undefined): tab is Tab => tab !== undefined && !tab.frozen;

  return {
    tabs,
    open() {
      const openedMs = realMs;
      const sleptBeforeMs = sleptMs;
      const channel = shares === 'storage' ? null : createChannel();
      const monotonicNow = () => realMs - openedMs - (countsSleep ? 0 : sleptMs - sleptBeforeMs);
      const tab: Tab = {
        channel,
        inbox: [],
        session: createSharedSession({ now, monotonicNow, storage, channel }),
        monotonicNow,
        check: undefined,
        waitMs: 1_000,
        frozen: false,
        visible: true,
        pastMs: 0,
        clockUnseen: false,
        sentAtMs: undefined,
      };
      tabs.push(tab);
      // A tab starts with a response, which shows that somebody is logged in.
      if (realMs >= endMs) endMs = realMs + 5_000;
      renew(tab, 5);
      tab.session.subscribe(({ type }) => {
        if (type === 'logging-out' || type === 'logged-out') tab.visible = false;
      });
      watchSessionDeadline({
        session: tab.session,
        schedule: (check) => {
          tab.check = check;
          return () => {
            tab.check = undefined;
          };
        },
        onClockJump: () => ask(tab),
        onExpired: () => {
          if (realMs < endMs && !clockWasSet)
            throw new Error('A tab left before the session ended.');
          tab.visible = false;
        },
      });
    },
    pass(ms: number) {
      for (let left = ms; left > 0; ) {
        const awake = tabs.filter(isAwake);
        const step = Math.min(left, ...awake.map(({ waitMs }) => waitMs));
        move(step);
        left -= step;
        judge();
        for (const tab of awake.filter(({ waitMs }) => waitMs <= 0)) {
          tab.waitMs = 1_000;
          check(tab);
        }
      }
    },
    sleep(ms: number) {
      realMs += ms;
      sleptMs += ms;
    },
    setClock(byMs: number) {
      // A clock that is set forward and back between two checks cannot be detected.
      if (tabs.some(({ clockUnseen }) => clockUnseen)) return;
      clockWasSet = true;
      clockShiftMs += byMs;
      for (const tab of tabs) tab.clockUnseen = true;
    },
    send(tab: Tab | undefined) {
      if (isAwake(tab) && tab.visible) tab.sentAtMs ??= tab.monotonicNow();
    },
    respond(tab: Tab | undefined, seconds: number) {
      if (!isAwake(tab) || leaving) return;
      if (tab.visible || tab.sentAtMs !== undefined) renew(tab, seconds);
    },
    logOut(tab: Tab | undefined) {
      if (shares === 'storage' || leaving || !isAwake(tab) || !tab.visible) return;
      leaving = tab;
      tab.visible = false;
      tab.session.beginLogout();
      for (const other of tabs.filter(isAwake))
        if (other.visible) throw new Error('A tab showed data after logout was pressed.');
    },
    /** The server responds to the logout. Responses to older requests arrive after it. */
    finishLogout() {
      if (!leaving) return;
      realMs += 1;
      endMs = realMs;
      leaving.session.announceLogout();
      leaving = undefined;
      for (const tab of tabs.filter(isAwake)) {
        if (tab.sentAtMs !== undefined) tab.session.setExpiry(900, tab.sentAtMs);
        tab.sentAtMs = undefined;
        if (tab.session.getDeadlineMs() !== undefined)
          throw new Error('A response set a deadline after logout.');
      }
    },
    freeze(tab: Tab | undefined) {
      if (tab && tab !== leaving) tab.frozen = true;
    },
    thaw(tab: Tab | undefined) {
      if (!tab) return;
      tab.frozen = false;
      for (const data of tab.inbox.splice(0)) tab.channel?.onmessage?.({ data });
    },
    /** The page becomes visible. */
    show(tab: Tab | undefined) {
      if (isAwake(tab)) check(tab);
    },
    close() {
      for (const { session } of tabs) session.close();
    },
  };
}

const nat = (max: number) => fc.nat(max);
const tab = nat(3);
const everyStep = [
  fc.record({ do: fc.constant('pass' as const), ms: nat(7_000) }),
  fc.record({ do: fc.constant('send' as const), tab }),
  fc.record({ do: fc.constant('respond' as const), tab, seconds: nat(12) }),
  fc.record({ do: fc.constant('sleep' as const), ms: nat(8 * 3_600_000), seen: fc.boolean() }),
  fc.record({ do: fc.constant('freeze' as const), tab }),
  fc.record({ do: fc.constant('thaw' as const), tab, seen: fc.boolean() }),
  fc.record({ do: fc.constant('logout' as const), tab }),
  fc.record({ do: fc.constant('finish' as const) }),
  fc.record({ do: fc.constant('open' as const) }),
] as const;
const clock = fc.record({
  do: fc.constant('clock' as const),
  ms: fc.oneof(
    fc.integer({ min: -20_000, max: 20_000 }),
    fc.integer({ min: -8 * 3_600_000, max: 8 * 3_600_000 }),
  ),
});

describe.each([
  ['by storage', 'storage', true],
  ['by the channel', 'channel', true],
  ['by storage and channel', 'both', true],
  ['by storage and channel, on a system whose monotonic clock stops during sleep', 'both', false],
] as const)('tabs that share %s', (_, shares, countsSleep) => {
  // A clock that is set while the other one is stopped cannot be detected.
  const step = countsSleep ? fc.oneof(...everyStep, clock) : fc.oneof(...everyStep);

  test("hide all data within an awake second of the session's end, and at once after a logout", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const device = createDevice({ shares, countsSleep });
        for (let count = 0; count < 3; count += 1) device.open();
        for (const each of steps) {
          const tab = 'tab' in each ? device.tabs[each.tab] : undefined;
          if (each.do === 'pass') device.pass(each.ms);
          if (each.do === 'send') device.send(tab);
          if (each.do === 'respond') device.respond(tab, each.seconds);
          if (each.do === 'sleep') device.sleep(each.ms);
          if (each.do === 'clock') device.setClock(each.ms);
          if (each.do === 'freeze') device.freeze(tab);
          if (each.do === 'thaw') device.thaw(tab);
          if (each.do === 'logout') device.logOut(tab);
          if (each.do === 'finish') device.finishLogout();
          if (each.do === 'open' && device.tabs.length < 4) device.open();
          if ('seen' in each && each.seen)
            for (const one of tab ? [tab] : device.tabs) device.show(one);
        }
        // Every sequence ends: the last deadline passes in each tab that wakes up.
        device.finishLogout();
        for (const one of device.tabs) device.thaw(one);
        device.pass(14_000);
        expect(device.tabs.filter(({ visible }) => visible)).toEqual([]);
        device.close();
      }),
      { numRuns: import.meta.env.MODE === 'soak' ? 5_000 : 500 },
    );
  });
});
