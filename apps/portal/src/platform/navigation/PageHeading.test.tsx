import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageHeading } from './PageHeading';

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
