import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Deadline, isNear, nextDeadline } from './Deadline';

const today = Date.parse('2026-12-20T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: today }));

describe('Deadline', () => {
  test.each([
    ['2026-12-20', 'Siste dag i dag', 'error'],
    ['2026-12-21', 'Siste dag i morgen', 'warning'],
    ['2026-12-23', 'Går ut om 3 dager', 'warning'],
    ['2026-12-24', 'Går ut om 4 dager', 'neutral'],
    ['2027-01-02', 'Går ut om 13 dager', 'neutral'],
  ])('says of %s: %s', (date, text, variant) => {
    render(<Deadline date={date} />);
    const tag = screen.getByText(text).closest('[data-variant]');
    expect(tag?.getAttribute('data-variant')).toBe(variant);
  });

  test.each([
    ['stays open', () => vi.advanceTimersByTime(60_000)],
    [
      'has slept',
      () => {
        vi.setSystemTime('2026-12-20T23:00:00Z');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('follows the day in Norway on a page that %s', (_, pass) => {
    vi.setSystemTime('2026-12-20T22:59:30Z');
    render(<Deadline date="2026-12-21" />);
    expect(screen.getByText('Siste dag i morgen')).toBeVisible();
    act(() => void pass());
    expect(screen.getByText('Siste dag i dag')).toBeVisible();
  });

  test.each(['2026-12-19', '2027-01-03', 'snart', undefined])('says nothing of %s', (date) => {
    const { container } = render(<Deadline date={date} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('the next deadline is the first that has not passed', () => {
  expect(nextDeadline(['2027-02-01', '2026-12-19', undefined, '2026-12-24'], today)).toBe(
    '2026-12-24',
  );
  expect(nextDeadline(['2026-12-19'], today)).toBeUndefined();
});

test('a deadline is near for three days', () => {
  const dates = ['2026-12-19', '2026-12-20', '2026-12-23', '2026-12-24'];
  expect(dates.filter((date) => isNear(date, today))).toEqual(['2026-12-20', '2026-12-23']);
});
