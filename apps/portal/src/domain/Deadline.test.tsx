import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Deadline, isNear, nextDeadline } from './Deadline';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-12-20T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('Deadline', () => {
  test.each([
    ['2026-12-20', 'Siste dag i dag', 'error'],
    ['2026-12-21', 'Siste dag i morgen', 'warning'],
    ['2026-12-23', 'Går ut om 3 dager', 'warning'],
    ['2026-12-24', 'Går ut om 4 dager', 'neutral'],
    ['2027-01-02', 'Går ut om 13 dager', 'neutral'],
  ])('says of %s: %s', (date, text, variant) => {
    render(<Deadline date={date} />);
    expect(screen.getByText(text).getAttribute('data-variant')).toBe(variant);
  });

  test.each(['2026-12-19', '2027-01-03', 'snart', undefined])('says nothing of %s', (date) => {
    const { container } = render(<Deadline date={date} />);
    expect(container).toBeEmptyDOMElement();
  });
});

test('the next deadline is the first that has not passed', () => {
  expect(nextDeadline(['2027-02-01', '2026-12-19', undefined, '2026-12-24'])).toBe('2026-12-24');
  expect(nextDeadline(['2026-12-19'])).toBeUndefined();
});

test('a deadline is near for three days', () => {
  const dates = ['2026-12-19', '2026-12-20', '2026-12-23', '2026-12-24'];
  expect(dates.filter(isNear)).toEqual(['2026-12-20', '2026-12-23']);
});
