import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fremtindConsentRule } from '../presets/fremtind';
import type { ConsentState } from './consentCategories';
import { type ConsentOptions, createConsent, type PageEvents } from './createConsent';

const BANK = 'https://bank.example';
const DIALOG_CLOSED = { type: 'optin-dialog-closed' };

function fakeClock() {
  let now = 0;
  let timers: { at: number; task: () => void }[] = [];
  return {
    pending: () => timers.length,
    schedule(task: () => void, delayMs: number) {
      const timer = { at: now + delayMs, task };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      timers = timers.filter(({ at }) => at > now);
      for (const { task } of due) task();
    },
  };
}

/** A tab whose surroundings the test drives: its cookies, clock, messages and neighbours. */
function openTab(options: Partial<ConsentOptions> = {}) {
  const clock = fakeClock();
  const pageListeners = new Set<PageEvents>();
  const tabListeners = new Set<() => void>();
  const jar = { cookies: '' };
  const readCookies = vi.fn(() => jar.cookies);
  const post = vi.fn();
  const consent = createConsent({
    rule: fremtindConsentRule('fana'),
    dialogOrigins: [BANK],
    ...options,
    readCookies,
    schedule: clock.schedule,
    listenToPage(events) {
      pageListeners.add(events);
      return () => pageListeners.delete(events);
    },
    otherTabs: {
      post,
      subscribe(listener) {
        tabListeners.add(listener);
        return () => tabListeners.delete(listener);
      },
    },
  });
  return {
    consent,
    clock,
    jar,
    readCookies,
    post,
    receive(data: unknown, origin = BANK) {
      for (const { onMessage } of pageListeners) onMessage({ data, origin });
    },
    returnToPage() {
      for (const { onChange } of pageListeners) onChange();
    },
    hearOtherTab() {
      for (const listener of tabListeners) listener();
    },
    subscriptions: () => pageListeners.size + tabListeners.size,
  };
}

function answerCookie(letters: string) {
  return `sb1-optin-v3=${letters}`;
}

describe('reading', () => {
  test('the state is right from the first moment', () => {
    const read = (distributor: string, cookies: string) =>
      createConsent({
        rule: fremtindConsentRule(distributor),
        readCookies: () => cookies,
        schedule: fakeClock().schedule,
      }).getState();
    expect(read('sb1', 'kfp-clvl=2')).toBe('OPTED_IN');
    expect(read('eika', '')).toBe('OPTED_OUT');
    expect(read('none', '')).toBe('UNANSWERED');
    expect(read('none', 'fremtind-cookie-consent={"statistics":"denied"}')).toBe('OPTED_OUT');
    expect(read('fana', 'sb1-optin-v3=FSM')).toBe('OPTED_IN');
  });

  test('opt-in names that are given replace the usual one', () => {
    const { consent, jar } = openTab({ rule: fremtindConsentRule('fana', ['d41d8cd98f']) });
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(consent.getState()).toBe('UNANSWERED');
    jar.cookies = 'd41d8cd98f=FSM';
    consent.refresh();
    expect(consent.getState()).toBe('OPTED_IN');
  });

  test('a reader that throws counts as no cookies', () => {
    const { consent, jar, readCookies } = openTab();
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    readCookies.mockImplementation(() => {
      throw new Error('The cookies are forbidden');
    });
    consent.refresh();
    expect(consent.getState()).toBe('UNANSWERED');
  });

  test('a reader that throws from the start leaves a bank’s visitor opted out', () => {
    const readCookies = () => {
      throw new Error('The cookies are forbidden');
    };
    const { schedule } = fakeClock();
    const consent = createConsent({ rule: fremtindConsentRule('sb1'), readCookies, schedule });
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test('nothing is read between the occasions: asking for the state is free', () => {
    const { consent, readCookies } = openTab();
    consent.getState();
    consent.getCategories();
    expect(readCookies).toHaveBeenCalledTimes(1);
  });

  test('the categories are one object until an answer changes, and cannot be changed', () => {
    const { consent, jar } = openTab();
    jar.cookies = answerCookie('FS');
    consent.refresh();
    const before = consent.getCategories();
    jar.cookies = answerCookie('SF');
    consent.refresh();
    expect(consent.getCategories()).toBe(before);
    expect(before).toEqual({ functional: true, statistics: true, marketing: false });
    expect(Object.isFrozen(before)).toBe(true);
  });
});

describe('the message of a closed dialog', () => {
  test('is followed by one reading, 250 ms later', () => {
    const { consent, clock, jar, receive } = openTab();
    receive(DIALOG_CLOSED);
    jar.cookies = answerCookie('FSM');
    clock.advance(249);
    expect(consent.getState()).toBe('UNANSWERED');
    clock.advance(1);
    expect(consent.getState()).toBe('OPTED_IN');
    expect(clock.pending()).toBe(0);
  });

  test('coalesces with others, and the last one counts', () => {
    const { consent, clock, jar, readCookies, receive } = openTab();
    receive(DIALOG_CLOSED);
    receive(DIALOG_CLOSED);
    clock.advance(200);
    receive(DIALOG_CLOSED);
    expect(clock.pending()).toBe(1);
    clock.advance(200);
    jar.cookies = answerCookie('F');
    clock.advance(50);
    expect(consent.getState()).toBe('OPTED_OUT');
    expect(readCookies).toHaveBeenCalledTimes(2);
  });

  test('is read though others never cease to come', () => {
    const { consent, clock, jar, receive } = openTab();
    jar.cookies = answerCookie('F');
    for (let times = 0; times < 20; times++) {
      receive(DIALOG_CLOSED);
      clock.advance(200);
    }
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test.each([
    'https://bank.example/',
    'http://bank.example',
    'https://bank.example:8443',
    'https://bank.example.evil.example',
    'https://evil.example',
    'https://BANK.example',
    'null',
    '',
    '*',
  ])('is not believed from %j', (origin) => {
    const { clock, receive } = openTab();
    receive(DIALOG_CLOSED, origin);
    expect(clock.pending()).toBe(0);
  });

  test('is believed from nobody unless origins are given', () => {
    const { clock, receive } = openTab({ dialogOrigins: undefined });
    receive(DIALOG_CLOSED);
    expect(clock.pending()).toBe(0);
  });

  test('no other message starts a reading or throws', () => {
    const { clock, receive } = openTab();
    const other = fc.anything().filter((data) => Object(data).type !== DIALOG_CLOSED.type);
    fc.assert(fc.property(other, (data) => receive(data)));
    for (const data of [null, undefined, 'optin-dialog-closed', ['optin-dialog-closed'], 0n]) {
      receive(data);
    }
    expect(clock.pending()).toBe(0);
  });
});

test('a visitor who returns is read again, and other tabs hear of the change', () => {
  const { consent, jar, post, returnToPage } = openTab();
  jar.cookies = answerCookie('FSM');
  returnToPage();
  expect(consent.getState()).toBe('OPTED_IN');
  expect(post).toHaveBeenCalledTimes(1);
});

describe('subscribers', () => {
  test('hear of a change once, and of no change never', () => {
    const { consent, jar } = openTab();
    const heard: ConsentState[] = [];
    consent.subscribe((state) => heard.push(state));
    consent.refresh();
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    consent.refresh();
    jar.cookies = answerCookie('F');
    consent.refresh();
    expect(heard).toEqual(['OPTED_IN', 'OPTED_OUT']);
  });

  test('hear of another category too', () => {
    const { consent, jar } = openTab();
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    const listener = vi.fn();
    consent.subscribe(listener);
    jar.cookies = answerCookie('FS');
    consent.refresh();
    expect(listener.mock.calls).toEqual([['OPTED_IN']]);
    expect(consent.getCategories().marketing).toBe(false);
  });

  test('find the new state in place when they hear of it', () => {
    const { consent, jar } = openTab();
    let seen: ConsentState | undefined;
    consent.subscribe(() => {
      seen = consent.getState();
    });
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(seen).toBe('OPTED_IN');
  });

  test('that unsubscribed hear nothing, even when another one did it for them', () => {
    const { consent, jar } = openTab();
    const late = vi.fn();
    let stopLate = () => {};
    const stopFirst = consent.subscribe(() => {
      stopFirst();
      stopLate();
    });
    stopLate = consent.subscribe(late);
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(late).not.toHaveBeenCalled();
  });

  test('that subscribe while a change is told hear of the next one', () => {
    const { consent, jar } = openTab();
    const late = vi.fn();
    const stop = consent.subscribe(() => {
      stop();
      consent.subscribe(late);
    });
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(late).not.toHaveBeenCalled();
    jar.cookies = answerCookie('F');
    consent.refresh();
    expect(late.mock.calls).toEqual([['OPTED_OUT']]);
  });

  test('one function subscribed twice is two subscriptions', () => {
    const { consent, jar } = openTab();
    const listener = vi.fn();
    const stop = consent.subscribe(listener);
    consent.subscribe(listener);
    stop();
    stop();
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('never hear an older state after a newer one', () => {
    const { consent, jar } = openTab();
    consent.subscribe((state) => {
      if (state !== 'OPTED_IN') return;
      jar.cookies = answerCookie('F');
      consent.refresh();
    });
    const heard: ConsentState[] = [];
    consent.subscribe((state) => heard.push(state));
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(heard).toEqual(['OPTED_OUT']);
  });

  test('that throw stop no other, and are reported', () => {
    const onError = vi.fn();
    const { consent, clock, jar } = openTab({ onError });
    const fault = new Error('A subscriber failed');
    consent.subscribe(() => {
      throw fault;
    });
    const other = vi.fn();
    consent.subscribe(other);
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(other).toHaveBeenCalledTimes(1);
    clock.advance(0);
    expect(onError.mock.calls).toEqual([[fault]]);
  });

  test('that throw are thrown from a task of their own when nobody takes reports', () => {
    const { consent, clock, jar } = openTab();
    consent.subscribe(() => {
      throw new Error('A subscriber failed');
    });
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(() => clock.advance(0)).toThrow('A subscriber failed');
  });

  test('all hear of it although the report of one fails', () => {
    const { consent, clock, jar } = openTab({
      onError() {
        throw new Error('The report failed');
      },
    });
    consent.subscribe(() => {
      throw new Error('A subscriber failed');
    });
    const other = vi.fn();
    consent.subscribe(other);
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(other).toHaveBeenCalledTimes(1);
    expect(() => clock.advance(0)).toThrow('The report failed');
  });
});

describe('other tabs', () => {
  test('are told of a change that this one sees, and of nothing else', () => {
    const { consent, clock, jar, post, receive } = openTab();
    consent.refresh();
    expect(post).not.toHaveBeenCalled();
    jar.cookies = answerCookie('FSM');
    receive(DIALOG_CLOSED);
    clock.advance(250);
    consent.refresh();
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('are followed, and not told back what they told', () => {
    const { consent, hearOtherTab, jar, post } = openTab();
    const listener = vi.fn();
    consent.subscribe(listener);
    jar.cookies = answerCookie('FSM');
    hearOtherTab();
    hearOtherTab();
    expect(listener.mock.calls).toEqual([['OPTED_IN']]);
    expect(post).not.toHaveBeenCalled();
  });

  test('that cannot be reached keep no subscriber from hearing', () => {
    const onError = vi.fn();
    const { consent, clock, jar, post } = openTab({ onError });
    const unreachable = new Error('The channel is closed');
    post.mockImplementation(() => {
      throw unreachable;
    });
    const listener = vi.fn();
    consent.subscribe(listener);
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(listener).toHaveBeenCalledTimes(1);
    clock.advance(0);
    expect(onError.mock.calls).toEqual([[unreachable]]);
  });
});

describe('closing', () => {
  test('ends the timer and every subscription', () => {
    const { clock, consent, receive, subscriptions } = openTab();
    receive(DIALOG_CLOSED);
    expect(subscriptions()).toBe(2);
    consent.close();
    expect(subscriptions()).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  test('keeps what was last read, and nothing changes it any more', () => {
    const { consent, jar, post, readCookies } = openTab();
    jar.cookies = answerCookie('F');
    consent.refresh();
    const listener = vi.fn();
    consent.subscribe(listener);
    consent.close();
    consent.close();
    consent.subscribe(listener)();
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(consent.getState()).toBe('OPTED_OUT');
    expect(listener).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledTimes(1);
    expect(readCookies).toHaveBeenCalledTimes(2);
  });

  test('by a subscriber leaves the rest untold', () => {
    const { consent, jar } = openTab();
    consent.subscribe(() => consent.close());
    const late = vi.fn();
    consent.subscribe(late);
    jar.cookies = answerCookie('FSM');
    consent.refresh();
    expect(late).not.toHaveBeenCalled();
  });
});

test('after any sequence, what was told last is what stands, and nothing is told twice', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('answer' as const), letters: fc.constantFrom('FSM', 'F', '%') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 100, 250) }),
    fc.record({ kind: fc.constantFrom('dialog' as const, 'tab' as const, 'refresh' as const) }),
  );
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const { clock, consent, hearOtherTab, jar, receive } = openTab();
      const heard: ConsentState[] = ['UNANSWERED'];
      consent.subscribe((state) => heard.push(state));
      for (const each of commands) {
        if (each.kind === 'answer') jar.cookies = answerCookie(each.letters);
        if (each.kind === 'wait') clock.advance(each.ms);
        if (each.kind === 'dialog') receive(DIALOG_CLOSED);
        if (each.kind === 'tab') hearOtherTab();
        if (each.kind === 'refresh') consent.refresh();
        expect(clock.pending()).toBeLessThanOrEqual(1);
        expect(heard.at(-1)).toBe(consent.getState());
      }
      expect(heard.some((state, index) => state === heard[index + 1])).toBe(false);
      consent.close();
      expect(clock.pending()).toBe(0);
    }),
  );
});

test('a consent without a page and without other tabs is read, refreshed and closed', () => {
  const jar = { cookies: '' };
  const { schedule } = fakeClock();
  const consent = createConsent({
    rule: fremtindConsentRule('fana'),
    readCookies: () => jar.cookies,
    schedule,
  });
  const listener = vi.fn();
  consent.subscribe(listener);
  jar.cookies = answerCookie('FSM');
  consent.refresh();
  expect(listener.mock.calls).toEqual([['OPTED_IN']]);
  consent.close();
  expect(consent.getState()).toBe('OPTED_IN');
});
