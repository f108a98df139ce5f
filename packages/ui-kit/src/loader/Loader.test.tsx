import { render, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { type Language, TextsProvider } from '../texts/TextsProvider';
import { Loader } from './Loader';

describe('Loader', () => {
  describeConformance(<Loader />);

  test.each<[Language, string]>([
    ['nb', 'Vennligst vent'],
    ['nn', 'Vent litt'],
    ['en', 'Please wait'],
  ])('asks to wait in %s: %s', (language, label) => {
    render(
      <TextsProvider language={language}>
        <Loader />
      </TextsProvider>,
    );
    expect(screen.getByText(label)).not.toHaveClass('ui-visually-hidden');
  });

  test('shows its label instead', () => {
    render(<Loader label="Henter forsikringene dine" texts={{ label: 'Vent' }} />);
    expect(screen.getByText('Henter forsikringene dine')).toBeVisible();
    expect(screen.queryByText('Vent')).not.toBeInTheDocument();
  });

  test('is medium, or of the given size', () => {
    const { rerender } = render(<Loader data-testid="loader" />);
    expect(screen.getByTestId('loader')).toHaveAttribute('data-size', 'medium');
    rerender(<Loader data-testid="loader" size="large" />);
    expect(screen.getByTestId('loader')).toHaveAttribute('data-size', 'large');
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
    onTestFinished(() => void vi.useRealTimers());
    render(<Loader delayed data-testid="loader" />);
    expect(screen.getByTestId('loader')).toHaveAttribute('data-delayed');
    expect(vi.getTimerCount()).toBe(0);
  });
});
