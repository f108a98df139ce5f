import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

it('a page that comes after another begins at its top', () => {
  window.history.replaceState({ key: 'next' }, '');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('a page that back or forward leads to is left where it was', () => {
  returnTo('earlier');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('back within a page says nothing of the page that comes next', () => {
  returnTo('within');
  window.history.replaceState({ key: 'next' }, '');
  render(<PageHeading title="Tilbud" />);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
