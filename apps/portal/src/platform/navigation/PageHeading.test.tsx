import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppContext, type AppContextValue } from '../AppContext';
import { PageHeading, usePageHeading } from './PageHeading';

/** Goes back or forward to an entry of the browser's history. */
function returnTo(key: string) {
  window.history.replaceState({ key }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key } }));
}

let scrollTo: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState({ key: 'first' }, '');
  render(<PageHeading title="Oversikt" />).unmount();
  scrollTo.mockClear();
});

test('scrolls to the top for a page that follows another', () => {
  window.history.replaceState({ key: 'next' }, '');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('does not scroll after back or forward', () => {
  returnTo('earlier');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('scrolls to the top for a new page after back or forward within a page', () => {
  returnTo('within');
  window.history.replaceState({ key: 'next' }, '');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('names the page and the distributor of the configuration', () => {
  const value = { config: { distributor: { name: 'Demobanken' } } } as AppContextValue;
  render(<PageHeading title="Forsikringsoversikt" />, {
    wrapper: ({ children }) => <AppContext.Provider value={value}>{children}</AppContext.Provider>,
  });
  expect(document.title).toBe('Forsikringsoversikt – Demobanken');
});

function Page({ distributor }: { distributor?: string }) {
  usePageHeading('Noe har gått galt', distributor);
  return null;
}

test('names the page alone while the distributor is not known', () => {
  const { rerender } = render(<Page />);
  expect(document.title).toBe('Noe har gått galt');
  rerender(<Page distributor="Granbanken" />);
  expect(document.title).toBe('Noe har gått galt – Granbanken');
});
