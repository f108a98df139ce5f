import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Skeleton } from './Skeleton';

describe('Skeleton', () => {
  describeConformance(<Skeleton />);

  it('is nothing to a screen reader', () => {
    render(<Skeleton data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton')).toHaveAttribute('aria-hidden', 'true');
  });

  it('can stand where only text may', () => {
    render(<Skeleton shape="text" data-testid="skeleton" />);
    expect(screen.getByTestId('skeleton').tagName).toBe('SPAN');
  });
});
