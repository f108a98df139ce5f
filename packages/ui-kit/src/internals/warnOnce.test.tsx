import { render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'development');
  // Each test stands for a new page: what was checked and warned of is kept in modules.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  document.documentElement.removeAttribute('style');
});

/** Renders two parts, and returns the warnings of the first seconds. */
async function warningsOfPage() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { Button } = await import('../button/Button');
  render(
    <>
      <Button>Lagre</Button>
      <Button>Avbryt</Button>
    </>,
  );
  vi.advanceTimersByTime(5_000);
  return warn.mock.calls.flat();
}

it('warns once in development when the page has no styles of the kit', async () => {
  expect(await warningsOfPage()).toEqual([
    expect.stringContaining('@forsikring/ui-kit/styles.css'),
  ]);
});

it('warns of nothing when the styles are loaded', async () => {
  document.documentElement.style.setProperty('--ui-space-1', '0.25rem');
  expect(await warningsOfPage()).toEqual([]);
});

it('warns of nothing in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(await warningsOfPage()).toEqual([]);
});

it('warns once in development of toasts without a provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { useToast } = await import('../toast/ToastContext');
  const { result } = renderHook(() => useToast());
  result.current('Lagret');
  result.current.error('Ikke lagret');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('render a ToastProvider')]]);
});
