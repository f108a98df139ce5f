import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useCountdownAnnouncement } from './SessionTimeoutDialog';

const textOf = (seconds: number) => `${seconds} igjen`;

/** All announcements while a countdown runs through these seconds. */
function announcementsDuring(seconds: number[]): string[] {
  const announced: string[] = [];
  const { rerender, result, unmount } = renderHook(
    (left) => useCountdownAnnouncement(left, textOf),
    { initialProps: seconds[0] ?? 0 },
  );
  for (const left of seconds) {
    rerender(left);
    if (result.current && result.current !== announced.at(-1)) announced.push(result.current);
  }
  unmount();
  return announced;
}

test('announces only 30 and 10 seconds of a whole minute', () => {
  const minute = Array.from({ length: 59 }, (_, index) => 59 - index);
  expect(announcementsDuring(minute)).toEqual(['30 igjen', '10 igjen']);
});

test('announces the current second when timers were paused past 30 or 10 seconds', () => {
  expect(announcementsDuring([59, 58, 17, 16, 4])).toEqual(['17 igjen', '4 igjen']);
});

test('announces nothing at the start, which the dialog announces', () => {
  expect(announcementsDuring([25, 24, 23])).toEqual([]);
});
