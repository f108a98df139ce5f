import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Feedback } from '../feedback/Feedback';
import { createAskPolicy } from './createAskPolicy';

describe('createAskPolicy', () => {
  test('asks every visitor at once by default', () => {
    expect(createAskPolicy({ visitorId: 'a' }).delayMs()).toBe(0);
  });

  test.each([Number.NaN, -1])('has its defaults with %s', (wrong) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const numbers = { share: wrong, everyDays: wrong, afterSeconds: wrong };
    expect(createAskPolicy({ visitorId: 'a', ...numbers }).delayMs()).toBe(0);
  });

  test('asks about the given share of visitors, and the same ones each time', () => {
    const asked = (share: number) =>
      Array.from({ length: 5000 }, (_, id) => `kunde-${id}`).filter(
        (visitorId) => createAskPolicy({ visitorId, share }).delayMs() !== undefined,
      );
    expect(asked(0)).toHaveLength(0);
    expect(asked(1)).toHaveLength(5000);
    expect(asked(0.2).length).toBeGreaterThan(900);
    expect(asked(0.2).length).toBeLessThan(1100);
    expect(asked(0.2)).toEqual(asked(0.2));
    expect(asked(0.4)).toEqual(expect.arrayContaining(asked(0.2)));
  });

  test('asks at most once in the given days, whatever happens to the clock', () => {
    let days = 100;
    const policy = createAskPolicy({
      visitorId: 'a',
      everyDays: 30,
      storage: localStorage,
      now: () => days * 86_400_000,
    });
    expect(policy.delayMs()).toBe(0);
    policy.onAsked();
    for (const [at, asks] of [
      [100, false],
      [129, false],
      [130, true],
      [90, false],
      // The stored time is far in the future: that clock was wrong, and must not prevent asking for years.
      [50, true],
    ] as const) {
      days = at;
      expect(policy.delayMs() !== undefined, `day ${at}`).toBe(asks);
    }
    expect(Object.keys(localStorage)).toEqual(['feedback-asked']);
  });

  test('reads the storage only when needed, and writes nothing unnecessary', () => {
    const policy = createAskPolicy({ visitorId: 'a', everyDays: 30, storage: () => localStorage });
    policy.onAsked();
    expect(policy.delayMs()).toBeUndefined();
    localStorage.clear();
    createAskPolicy({ visitorId: 'a', storage: localStorage }).onAsked();
    expect(localStorage.length).toBe(0);
  });

  const fail = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  test.each([
    ['the browser forbids', fail],
    ['throws', { getItem: fail, setItem: fail }],
  ])('asks with a storage that %s', (_, storage) => {
    const policy = createAskPolicy({ visitorId: 'a', everyDays: 30, storage });
    policy.onAsked();
    expect(policy.delayMs()).toBe(0);
  });

  test.each(['', 'i går', '{"at":1}', 'NaN', '-1', '9'.repeat(400)])(
    'asks once, and not again for a while, when the storage contains %j',
    (held) => {
      localStorage.setItem('feedback-asked', held);
      const policy = createAskPolicy({ visitorId: 'a', everyDays: 30, storage: localStorage });
      expect(policy.delayMs()).toBe(0);
      policy.onAsked();
      expect(policy.delayMs()).toBeUndefined();
    },
  );
});

describe('<Feedback policy>', () => {
  test('appears after the policy’s delay, and stores the time then', () => {
    vi.useFakeTimers();
    const policy = createAskPolicy({
      visitorId: 'a',
      afterSeconds: 20,
      everyDays: 1,
      storage: localStorage,
    });
    const { container } = render(<Feedback type="smiley" policy={policy} onSubmit={vi.fn()} />);
    act(() => void vi.advanceTimersByTime(19_999));
    expect(container).toBeEmptyDOMElement();
    expect(localStorage.length).toBe(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(localStorage.length).toBe(1);
  });

  test('counts in a page rendered in advance when the visitor opens the page, and not before', () => {
    vi.useFakeTimers();
    const policy = { delayMs: () => 0, onAsked: vi.fn() };
    const renderInAdvance = () => {
      Object.assign(document, { prerendering: true });
      return render(<Feedback policy={policy} onSubmit={vi.fn()} />);
    };
    const open = () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new Event('prerenderingchange'));
      act(() => void vi.advanceTimersByTime(60_000));
    };
    const { unmount } = renderInAdvance();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(policy.onAsked).not.toHaveBeenCalled();
    unmount();
    open();
    expect(policy.onAsked).not.toHaveBeenCalled();

    renderInAdvance();
    open();
    expect(policy.onAsked).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  test('does not ask visitors outside the share', () => {
    vi.useFakeTimers();
    const never = createAskPolicy({ visitorId: 'a', share: 0 });
    const { container } = render(<Feedback type="smiley" policy={never} onSubmit={vi.fn()} />);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(container).toBeEmptyDOMElement();
  });

  test.each([25 * 86_400_000, Number.POSITIVE_INFINITY, Number.NaN])(
    'does not ask at once with a delay of %d ms',
    (delayMs) => {
      vi.useFakeTimers();
      const policy = { delayMs: () => delayMs, onAsked: vi.fn() };
      const { container } = render(<Feedback policy={policy} onSubmit={vi.fn()} />);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(policy.onAsked).not.toHaveBeenCalled();
      expect(container).toBeEmptyDOMElement();
    },
  );
});
