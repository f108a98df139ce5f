import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { type Language, TextsProvider } from '../texts/TextsProvider';
import { Loader } from './Loader';

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isWaiting = () => screen.getByTestId('loader').hasAttribute('data-waiting');

describe('Loader', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  describeConformance(<Loader />);

  it.each<[Language, string]>([
    ['nb', 'Vennligst vent'],
    ['nn', 'Vent litt'],
    ['en', 'Please wait'],
  ])('asks to wait in %s: %s', (language, label) => {
    render(
      <TextsProvider language={language}>
        <Loader />
      </TextsProvider>,
    );
    expect(screen.getByText(label)).toHaveClass('ui-loader-label');
  });

  it('is still heard when its label is not shown', () => {
    render(<Loader labelHidden />);
    expect(screen.getByText('Vennligst vent')).toHaveClass('ui-visually-hidden');
  });

  it('does not speak up by itself', () => {
    render(<Loader />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is there at once, without a timer, unless a delay is asked for', () => {
    render(<Loader data-testid="loader" />);
    expect(isWaiting()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['alone', undefined],
    ['in StrictMode', StrictMode],
  ])('keeps its place while it waits, then shows (%s)', (_where, wrapper) => {
    render(<Loader delayMs={300} data-testid="loader" />, { wrapper });
    const pieces = screen.getByTestId('loader').querySelectorAll('*').length;
    wait(299);
    expect(isWaiting()).toBe(true);
    wait(1);
    expect(isWaiting()).toBe(false);
    expect(screen.getByTestId('loader').querySelectorAll('*')).toHaveLength(pieces);
  });

  it('leaves no timer after 1,000 mounts and unmounts', () => {
    for (let round = 0; round < 1000; round += 1) {
      const { unmount } = render(<Loader delayMs={300} />);
      if (round % 2) wait(round % 400);
      unmount();
    }
    expect(vi.getTimerCount()).toBe(0);
  });
});
