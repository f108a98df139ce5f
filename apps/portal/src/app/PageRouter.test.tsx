import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BASE_PATH, paths } from '../platform/paths';
import { PageRouter } from './PageRouter';
import { prefetchPage } from './pages';

const setReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

/** Renders the next page when the browser is asked to. Returns the fades, with the page that was shown when each began. */
function stubTransitions() {
  const fades: { from: string | null; showNext: () => void }[] = [];
  document.startViewTransition = ((showNext: () => void) => {
    fades.push({ from: document.body.textContent, showNext });
    return { ready: Promise.reject(new Error('skipped')) };
  }) as unknown as Document['startViewTransition'];
  return fades;
}

let go: (to: string) => void;
function Shown() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  go = (to) => act(() => void navigate(to));
  return <p>{pathname + search}</p>;
}

function renderPage() {
  render(
    <PageRouter>
      <Shown />
    </PageRouter>,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', `${BASE_PATH}/a`);
  setReducedMotion(false);
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

test('fades from page to page: the browser keeps the last page before the next one is rendered', async () => {
  const fades = stubTransitions();
  renderPage();
  go('/b');
  expect(screen.getByText('/a')).toBeInTheDocument();
  act(() => fades[0]?.showNext());
  expect(screen.getByText('/b')).toBeInTheDocument();
});

test('keeps the last page until the next one has its code', async () => {
  renderPage();
  go(paths.profile);
  expect(screen.getByText('/a')).toBeInTheDocument();
  expect(await screen.findByText(paths.profile)).toBeInTheDocument();
});

test('shows the page of the last navigation when the one before still waits for its code', async () => {
  renderPage();
  go(paths.purchase);
  go('/b');
  expect(screen.getByText('/b')).toBeInTheDocument();
  await act(() => prefetchPage(new URL(BASE_PATH + paths.purchase, window.location.href)));
  expect(screen.getByText('/b')).toBeInTheDocument();
});

test('does not fade when only the query changes', () => {
  const fades = stubTransitions();
  renderPage();
  go('/a?b=1');
  expect(screen.getByText('/a?b=1')).toBeInTheDocument();
  expect(fades).toEqual([]);
});

test.each(['with reduced motion', 'in a hidden tab', 'in a browser that cannot fade'])(
  'shows the next page at once %s',
  (state) => {
    const fades = state.endsWith('fade') ? [] : stubTransitions();
    setReducedMotion(state.startsWith('with'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state.endsWith('tab'));
    renderPage();
    go('/b');
    expect(screen.getByText('/b')).toBeInTheDocument();
    expect(fades).toEqual([]);
  },
);
