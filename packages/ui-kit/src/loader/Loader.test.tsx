import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Loader } from './Loader';

describe('Loader', () => {
  describeConformance(<Loader />);

  test('shows its label instead', () => {
    render(<Loader label="Henter forsikringene dine" texts={{ label: 'Vent' }} />);
    expect(screen.getByText('Henter forsikringene dine')).toBeVisible();
    expect(screen.queryByText('Vent')).not.toBeInTheDocument();
  });

  test('is still read when its label is not shown', () => {
    render(<Loader labelHidden />);
    expect(screen.getByText('Vennligst vent')).toHaveClass('ui-visually-hidden');
  });

  test('is no live region', () => {
    render(<Loader />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is delayed by CSS, without a timer', () => {
    vi.useFakeTimers();
    render(<Loader delayed data-testid="loader" />);
    expect(screen.getByTestId('loader')).toHaveAttribute('data-delayed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
