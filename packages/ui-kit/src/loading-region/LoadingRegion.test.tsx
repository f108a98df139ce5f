import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { TextsProvider } from '../texts/TextsProvider';
import { LoadingRegion, type LoadingRegionProps } from './LoadingRegion';

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const region = (loading: boolean, props?: Partial<LoadingRegionProps>) => (
  <LoadingRegion loading={loading} doneText="Forsikringene er hentet" {...props}>
    <p>Innhold</p>
  </LoadingRegion>
);

/** Every text of the live region, in order; a screen reader announces each once. */
function listen() {
  const status = screen.getByRole('status');
  const said: string[] = [];
  const observer = new MutationObserver(() => {
    if (status.textContent && status.textContent !== said.at(-1)) said.push(status.textContent);
  });
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  return said;
}

beforeEach(() => void vi.useFakeTimers());

describe('LoadingRegion', () => {
  describeConformance(region(false));

  test('marks its content busy until the content is there', async () => {
    const { rerender } = render(region(true));
    expect(screen.getByText('Innhold').parentElement).toHaveAttribute('aria-busy', 'true');
    rerender(region(false));
    await wait(0);
    expect(screen.getByText('Innhold').parentElement).toHaveAttribute('aria-busy', 'false');
  });

  test('has its empty live region from the first paint, outside the busy part', async () => {
    const { rerender } = render(region(true));
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    expect(status.closest('[aria-busy]')).toBeNull();
    await wait(500);
    rerender(region(false));
    await wait(0);
    expect(screen.getByRole('status')).toBe(status);
  });

  test.each([
    ['the content is there at first', false],
    ['loading is fast', true],
  ])('announces nothing when %s', async (_, loading) => {
    const { rerender } = render(region(loading));
    const said = listen();
    await wait(499);
    rerender(region(false));
    await wait(10_000);
    expect(said).toEqual([]);
  });

  test('announces loading after 500 ms, and the end', async () => {
    const { rerender } = render(region(true), { wrapper: StrictMode });
    const said = listen();
    await wait(499);
    expect(said).toEqual([]);
    await wait(1);
    expect(said).toEqual(['Vennligst vent']);
    await wait(30_000);
    rerender(region(true));
    await wait(0);
    rerender(region(false));
    await wait(30_000);
    expect(said).toEqual(['Vennligst vent', 'Forsikringene er hentet']);
  });

  test('announces the end only with `doneText`', async () => {
    const { rerender } = render(region(true, { doneText: undefined }));
    const said = listen();
    await wait(500);
    rerender(region(false, { doneText: undefined }));
    await wait(0);
    expect(said).toEqual(['Vennligst vent']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('announces loading each time that it starts again', async () => {
    const { rerender } = render(region(true));
    const said = listen();
    await wait(600);
    rerender(region(false));
    await wait(0);
    rerender(region(true));
    await wait(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(400);
    rerender(region(false));
    await wait(1000);
    expect(said).toEqual(['Vennligst vent', 'Forsikringene er hentet']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('uses the language of the provider, or the given text', async () => {
    const { rerender } = render(
      <TextsProvider language="nn">{region(true, { loadingText: undefined })}</TextsProvider>,
    );
    await wait(500);
    expect(screen.getByRole('status')).toHaveTextContent('Vent litt');
    rerender(
      <TextsProvider language="nn">{region(true, { loadingText: 'Hentar' })}</TextsProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Hentar');
  });
});
