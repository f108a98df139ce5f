import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fremtindConsentRule } from '../presets';
import type { ConsentState } from './consentCategories';
import { type ConsentOptions, createConsent, type PageEvents } from './createConsent';
import { scheduleTimeout } from './scheduleTimeout';

const BANK = 'https://bank.example';
const DIALOG_CLOSED = { type: 'optin-dialog-closed' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tab with fake cookies, messages and other tabs. */
function openTab(options: Partial<ConsentOptions> = {}) {
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
    schedule: scheduleTimeout,
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
    jar,
    readCookies,
    post,
    receive(data: unknown, origin = BANK) {
      for (const { onMessage } of pageListeners) onMessage({ data, origin });
    },
    returnToPage() {
      for (const { onChange } of pageListeners) onChange();
    },
    /** Writes the cookie, and reads it again. */
    choose(letters: string) {
      jar.cookies = optInCookie(letters);
      consent.refresh();
    },
    receiveFromOtherTab() {
      for (const listener of tabListeners) listener();
    },
    subscriptions: () => pageListeners.size + tabListeners.size,
  };
}

function optInCookie(letters: string) {
  return `sb1-optin-v3=${letters}`;
}

describe('reading', () => {
  test('treats a readCookies that throws as no cookies', () => {
    const { consent, readCookies, choose } = openTab();
    choose('FSM');
    readCookies.mockImplementation(() => {
      throw new Error('The cookies are forbidden');
    });
    consent.refresh();
    expect(consent.getState()).toBe('UNANSWERED');
  });

  test('opts out a bank’s visitor when readCookies throws from the start', () => {
    const readCookies = () => {
      throw new Error('The cookies are forbidden');
    };
    const consent = createConsent({
      rule: fremtindConsentRule('sb1'),
      readCookies,
      schedule: scheduleTimeout,
    });
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test('returns the same frozen categories until the consent changes', () => {
    const { consent, choose } = openTab();
    choose('FS');
    const before = consent.getCategories();
    choose('SF');
    expect(consent.getCategories()).toBe(before);
    expect(before).toEqual({ functional: true, statistics: true, marketing: false });
    expect(Object.isFrozen(before)).toBe(true);
  });
});

describe('message of a closed dialog', () => {
  test('delays the read until 250 ms after the last of several messages', () => {
    const { consent, jar, readCookies, receive } = openTab();
    receive(DIALOG_CLOSED);
    receive(DIALOG_CLOSED);
    vi.advanceTimersByTime(200);
    receive(DIALOG_CLOSED);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(200);
    jar.cookies = optInCookie('F');
    vi.advanceTimersByTime(50);
    expect(consent.getState()).toBe('OPTED_OUT');
    expect(readCookies).toHaveBeenCalledTimes(2);
  });

  test('causes a read although messages never stop', () => {
    const { consent, jar, receive } = openTab();
    jar.cookies = optInCookie('F');
    for (let times = 0; times < 20; times++) {
      receive(DIALOG_CLOSED);
      vi.advanceTimersByTime(200);
    }
    expect(consent.getState()).toBe('OPTED_OUT');
  });

  test.each([
    ...['https://bank.example/', 'http://bank.example', 'https://bank.example:8443'],
    ...['https://bank.example.evil.example', 'https://evil.example', 'https://BANK.example'],
    ...['null', '', '*'],
  ])('is ignored from %j', (origin) => {
    const { receive } = openTab();
    receive(DIALOG_CLOSED, origin);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is ignored when no origins are configured', () => {
    const { receive } = openTab({ dialogOrigins: undefined });
    receive(DIALOG_CLOSED);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is the only message that causes a read', () => {
    const { receive } = openTab();
    const other = fc.anything().filter((data) => Object(data).type !== DIALOG_CLOSED.type);
    fc.assert(fc.property(other, (data) => receive(data)));
    for (const data of [null, undefined, 'optin-dialog-closed', ['optin-dialog-closed'], 0n]) {
      receive(data);
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('subscribers', () => {
  test('are notified of a change in another category', () => {
    const { consent, choose } = openTab();
    choose('FSM');
    const listener = vi.fn();
    consent.subscribe(listener);
    choose('FS');
    expect(listener.mock.calls).toEqual([['OPTED_IN']]);
    expect(consent.getCategories().marketing).toBe(false);
  });

  test('are not notified after another subscriber unsubscribed them', () => {
    const { consent, choose } = openTab();
    const second = vi.fn();
    let stopSecond = () => {};
    const stopFirst = consent.subscribe(() => {
      stopFirst();
      stopSecond();
    });
    stopSecond = consent.subscribe(second);
    choose('FSM');
    expect(second).not.toHaveBeenCalled();
  });

  test('are notified of the next change when they subscribe during one', () => {
    const { consent, choose } = openTab();
    const second = vi.fn();
    const stop = consent.subscribe(() => {
      stop();
      consent.subscribe(second);
    });
    choose('FSM');
    expect(second).not.toHaveBeenCalled();
    choose('F');
    expect(second.mock.calls).toEqual([['OPTED_OUT']]);
  });

  test('are notified twice when one function subscribes twice', () => {
    const { consent, choose } = openTab();
    const listener = vi.fn();
    const stop = consent.subscribe(listener);
    consent.subscribe(listener);
    stop();
    stop();
    choose('FSM');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('are never notified of an older state after a newer one', () => {
    const { consent, choose } = openTab();
    consent.subscribe((state) => {
      if (state !== 'OPTED_IN') return;
      choose('F');
    });
    const states: ConsentState[] = [];
    consent.subscribe((state) => states.push(state));
    choose('FSM');
    expect(states).toEqual(['OPTED_OUT']);
  });

  test.each([
    ['report the error', () => vi.fn(), undefined],
    ['cause a global error without onError', () => undefined, 'A subscriber failed'],
    [
      'cause a global error when onError throws',
      () => () => {
        throw new Error('The report failed');
      },
      'The report failed',
    ],
  ])('that throw do not stop others, and %s', (_, createOnError, thrown) => {
    const onError = createOnError();
    const { consent, choose } = openTab({ onError });
    const error = new Error('A subscriber failed');
    consent.subscribe(() => {
      throw error;
    });
    const other = vi.fn();
    consent.subscribe(other);
    choose('FSM');
    expect(other).toHaveBeenCalledTimes(1);
    if (thrown) expect(() => vi.advanceTimersByTime(0)).toThrow(thrown);
    else {
      vi.advanceTimersByTime(0);
      expect(onError).toHaveBeenCalledExactlyOnceWith(error);
    }
  });
});

describe('other tabs', () => {
  test('that store a choice for another revision leave this one unanswered', () => {
    const rule = { kind: 'choices', cookie: 'valg', revision: '1' } as const;
    const { consent, jar, receiveFromOtherTab } = openTab({ rule });
    jar.cookies = 'valg={"statistics":"accepted","revision":"1"}';
    consent.refresh();
    const states: ConsentState[] = [];
    consent.subscribe((state) => states.push(state));
    jar.cookies = 'valg={"statistics":"accepted","revision":"2"}';
    receiveFromOtherTab();
    expect(states).toEqual(['UNANSWERED']);
  });

  test('are notified only of a change that this tab sees, here when the visitor returns', () => {
    const { consent, jar, post, returnToPage } = openTab();
    consent.refresh();
    expect(post).not.toHaveBeenCalled();
    jar.cookies = optInCookie('FSM');
    returnToPage();
    expect(consent.getState()).toBe('OPTED_IN');
    consent.refresh();
    expect(post).toHaveBeenCalledTimes(1);
  });

  test('update this tab, which does not notify them back', () => {
    const { consent, receiveFromOtherTab, jar, post } = openTab();
    const listener = vi.fn();
    consent.subscribe(listener);
    jar.cookies = optInCookie('FSM');
    receiveFromOtherTab();
    receiveFromOtherTab();
    expect(listener.mock.calls).toEqual([['OPTED_IN']]);
    expect(post).not.toHaveBeenCalled();
  });

  test('do not stop notifications when they cannot be reached', () => {
    const onError = vi.fn();
    const { consent, post, choose } = openTab({ onError });
    const unreachable = new Error('The channel is closed');
    post.mockImplementation(() => {
      throw unreachable;
    });
    const listener = vi.fn();
    consent.subscribe(listener);
    choose('FSM');
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(0);
    expect(onError.mock.calls).toEqual([[unreachable]]);
  });
});

describe('close', () => {
  test('stops the timer and every subscription', () => {
    const { consent, receive, subscriptions } = openTab();
    receive(DIALOG_CLOSED);
    expect(subscriptions()).toBe(2);
    consent.close();
    expect(subscriptions()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps the consent as last read', () => {
    const { consent, post, readCookies, choose } = openTab();
    choose('F');
    const listener = vi.fn();
    consent.subscribe(listener);
    consent.close();
    consent.close();
    consent.subscribe(listener)();
    choose('FSM');
    expect(consent.getState()).toBe('OPTED_OUT');
    expect(listener).not.toHaveBeenCalled();
    expect(post).toHaveBeenCalledTimes(1);
    expect(readCookies).toHaveBeenCalledTimes(2);
  });

  test('called by a subscriber stops further notifications', () => {
    const { consent, choose } = openTab();
    consent.subscribe(() => consent.close());
    const second = vi.fn();
    consent.subscribe(second);
    choose('FSM');
    expect(second).not.toHaveBeenCalled();
  });
});

test('notifies of the final state and never twice of the same state, after any sequence', () => {
  const command = fc.oneof(
    fc.record({ kind: fc.constant('choose' as const), letters: fc.constantFrom('FSM', 'F', '%') }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1, 100, 250) }),
    fc.record({ kind: fc.constantFrom('dialog' as const, 'tab' as const, 'refresh' as const) }),
  );
  fc.assert(
    fc.property(fc.array(command), (commands) => {
      const { consent, receiveFromOtherTab, jar, receive } = openTab();
      const states: ConsentState[] = ['UNANSWERED'];
      consent.subscribe((state) => states.push(state));
      for (const each of commands) {
        if (each.kind === 'choose') jar.cookies = optInCookie(each.letters);
        if (each.kind === 'wait') vi.advanceTimersByTime(each.ms);
        if (each.kind === 'dialog') receive(DIALOG_CLOSED);
        if (each.kind === 'tab') receiveFromOtherTab();
        if (each.kind === 'refresh') consent.refresh();
        expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
        expect(states.at(-1)).toBe(consent.getState());
      }
      expect(states.some((state, index) => state === states[index + 1])).toBe(false);
      consent.close();
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
