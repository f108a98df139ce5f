import { act, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createVisitor } from '../testing/createVisitor';
import { useConsent, useTracker } from './TrackingContext';
import { TrackingProvider } from './TrackingProvider';
import { TrackView } from './TrackView';
import { usePageViews } from './useTrackOnce';

function createTestTracker() {
  return { track: vi.fn(), identify: vi.fn() };
}

function State() {
  return <p>{useConsent()}</p>;
}

function Views({ path }: { path?: string }) {
  usePageViews(path);
  return null;
}

/** Tracks an event before any passive effect. */
function Early() {
  const { track } = useTracker();
  useLayoutEffect(() => void track('Statistikk', { name: 'a', value: 1 }), [track]);
  return null;
}

function Button() {
  const tracker = useTracker();
  const fields = { type: 'knapp', navn: 'Kjøp', hendelse: 'klikk' } as const;
  return (
    <button type="button" onClick={() => tracker.track('Knappetrykk', fields)}>
      Kjøp
    </button>
  );
}

describe('useConsent', () => {
  test('returns the consent and updates on each change', () => {
    const { consent, choose } = createVisitor();
    render(<State />, {
      wrapper: ({ children }) => <TrackingProvider consent={consent}>{children}</TrackingProvider>,
    });
    expect(screen.getByText('UNANSWERED')).toBeVisible();
    act(() => choose('accepted'));
    expect(screen.getByText('OPTED_IN')).toBeVisible();
    act(() => choose('denied'));
    expect(screen.getByText('OPTED_OUT')).toBeVisible();
  });

  test('is unanswered on a server, and hydrates to the visitor’s consent without a mismatch', () => {
    const { consent } = createVisitor('accepted');
    const logged = vi.spyOn(console, 'error');
    const page = (
      <TrackingProvider consent={consent}>
        <State />
      </TrackingProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container).toHaveTextContent('UNANSWERED');
    render(page, { container, hydrate: true });
    expect(container).toHaveTextContent('OPTED_IN');
    expect(logged).not.toHaveBeenCalled();
    container.remove();
  });
});

describe('tracking', () => {
  test('tracks a page view once for each path, also in StrictMode, and none while the path is unknown', () => {
    const tracker = createTestTracker();
    const at = (path?: string) => (
      <StrictMode>
        <TrackingProvider tracker={tracker}>
          <Views path={path} />
        </TrackingProvider>
      </StrictMode>
    );
    const { rerender } = render(at('/a'));
    for (const path of ['/a', '/b', undefined, '/b', '/a']) rerender(at(path));
    expect(tracker.track.mock.calls).toEqual([
      ['Sidevisning', { side: '/a' }],
      ['Sidevisning', { side: '/b' }],
      ['Sidevisning', { side: '/a' }],
    ]);
  });

  test('tracks a mounted component once, and adds no element around it', () => {
    const tracker = createTestTracker();
    const { container, rerender } = render(<div />);
    for (let times = 0; times < 3; times++) {
      rerender(
        <TrackingProvider tracker={tracker}>
          <TrackView komponent="Samlerabatt">
            <p>Samlerabatt</p>
          </TrackView>
        </TrackingProvider>,
      );
    }
    expect(tracker.track.mock.calls).toEqual([['Komponentvisning', { komponent: 'Samlerabatt' }]]);
    expect(container.innerHTML).toBe('<p>Samlerabatt</p>');
  });

  test('identifies the customer on login and logout', () => {
    const tracker = createTestTracker();
    const { rerender } = render(<TrackingProvider tracker={tracker} />);
    rerender(<TrackingProvider tracker={tracker} trackingId="t-1" />);
    rerender(<TrackingProvider tracker={tracker} />);
    expect(tracker.identify.mock.calls).toEqual([[undefined], ['t-1'], [undefined]]);
  });

  test('identifies the customer before components below track an event', () => {
    const calls: string[] = [];
    const tracker = {
      track: (name: string) => void calls.push(name),
      identify: (id?: string) => void calls.push(`${id}`),
    };
    const page = (id: string) => (
      <TrackingProvider tracker={tracker} trackingId={id}>
        <Early key={id} />
        <Views path={`/${id}`} />
      </TrackingProvider>
    );
    const { rerender } = render(page('t-1'));
    rerender(page('t-2'));
    expect(calls).toEqual(['t-1', 'Statistikk', 'Sidevisning', 't-2', 'Statistikk', 'Sidevisning']);
  });

  test('tracks mounted components once when the tracker arrives later', () => {
    const tracker = createTestTracker();
    const page = (lateTracker?: typeof tracker) => (
      <TrackingProvider tracker={lateTracker}>
        <Views path="/a" />
        <TrackView komponent="Samlerabatt" />
      </TrackingProvider>
    );
    const { rerender } = render(page());
    rerender(page(tracker));
    rerender(page(tracker));
    expect(tracker.track.mock.calls).toEqual([
      ['Sidevisning', { side: '/a' }],
      ['Komponentvisning', { komponent: 'Samlerabatt' }],
    ]);
  });

  test('tracks nothing outside a provider, where components still work', () => {
    render(
      <TrackView komponent="Alene">
        <Views path="/a" />
        <State />
        <Button />
      </TrackView>,
    );
    act(() => screen.getByRole('button', { name: 'Kjøp' }).click());
    expect(screen.getByText('UNANSWERED')).toBeVisible();
  });
});
