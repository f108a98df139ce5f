import { type ComponentProps, createRef, type MouseEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { mergeProps, mergeRefs } from './mergeProps';

type ButtonProps = ComponentProps<'button'>;
const click = (prevented = false) =>
  ({ defaultPrevented: prevented }) as MouseEvent<HTMLButtonElement>;

describe('mergeProps', () => {
  test('lets later props win', () => {
    expect(mergeProps<ButtonProps>({ id: 'a', title: 'A' }, undefined, { id: 'b' })).toEqual({
      id: 'b',
      title: 'A',
    });
  });

  test('joins class names and descriptions, and merges styles', () => {
    expect(
      mergeProps<ButtonProps>(
        { className: 'a', 'aria-describedby': 'tips', style: { color: 'red', top: 0 } },
        { className: 'b', 'aria-describedby': 'hjelp', style: { color: 'blue' } },
      ),
    ).toEqual({
      className: 'a b',
      'aria-describedby': 'hjelp tips',
      style: { color: 'blue', top: 0 },
    });
  });

  test('calls all handlers, the last one first', () => {
    const calls: string[] = [];
    const { onClick } = mergeProps<ButtonProps>(
      { onClick: () => calls.push('part') },
      { onClick: () => calls.push('middle') },
      { onClick: () => calls.push('consumer') },
    );
    onClick?.(click());
    expect(calls).toEqual(['consumer', 'middle', 'part']);
  });

  test('skips earlier handlers after preventDefault()', () => {
    const ofPart = vi.fn();
    mergeProps<ButtonProps>({ onClick: ofPart }, { onClick: vi.fn() }).onClick?.(click(true));
    expect(ofPart).not.toHaveBeenCalled();
  });

  test('keeps a handler when a later one is undefined', () => {
    const onClick = vi.fn();
    expect(mergeProps<ButtonProps>({ onClick }, { onClick: undefined }).onClick).toBe(onClick);
  });

  test('calls handlers that take values instead of events', () => {
    const onValueChange = vi.fn();
    const merged = mergeProps({ onValueChange }, { onValueChange: vi.fn() });
    merged.onValueChange('ja');
    expect(onValueChange).toHaveBeenCalledWith('ja');
  });
});

describe('mergeRefs', () => {
  test('returns the same function for the same two refs', () => {
    const [first, second] = [createRef(), createRef()];
    expect(mergeRefs(first, second)).toBe(mergeRefs(first, second));
    expect(mergeRefs(first, undefined)).toBe(first);
  });
});
