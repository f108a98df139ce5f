import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  describeConformance(<Skeleton />);

  test('is nothing to a screen reader', () => {
    render(<Skeleton data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  });

  test('is valid where HTML allows only text', () => {
    render(<Skeleton shape="text" data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton').tagName).toBe('SPAN');
  });

  test.each([
    [{ width: 120, height: 8 }, '120px', '8px'],
    [{ width: '60%', height: '1.5rem' }, '60%', '1.5rem'],
    [{ width: 120, style: { inlineSize: 40 } }, '40px', ''],
    [{}, '', ''],
  ])('takes its size from %j', (props, width, height) => {
    render(<Skeleton {...props} data-testid="skeleton" />);
    const { style } = screen.getByTestId('skeleton');
    expect([style.inlineSize, style.blockSize]).toEqual([width, height]);
  });
});
