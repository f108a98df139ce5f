import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCountdownVoice } from './useCountdownVoice';

const textOf = (seconds: number) => `${seconds} igjen`;

/** Everything that is said while a countdown runs through these seconds. */
function saidThrough(seconds: number[]): string[] {
  const said: string[] = [];
  const { rerender, result, unmount } = renderHook(({ left }) => useCountdownVoice(left, textOf), {
    initialProps: { left: seconds[0] ?? 0 },
  });
  for (const left of seconds) {
    rerender({ left });
    if (result.current && result.current !== said.at(-1)) said.push(result.current);
  }
  unmount();
  return said;
}

it('says 30 and 10 of a whole minute, and nothing between', () => {
  const minute = Array.from({ length: 59 }, (_, index) => 59 - index);
  expect(saidThrough(minute)).toEqual(['30 igjen', '10 igjen']);
});

it('says where it is when it wakes up past a mark', () => {
  expect(saidThrough([59, 58, 17, 16, 4])).toEqual(['17 igjen', '4 igjen']);
});

it('leaves the start to the dialog, however late it starts', () => {
  expect(saidThrough([25, 24, 23])).toEqual([]);
});
