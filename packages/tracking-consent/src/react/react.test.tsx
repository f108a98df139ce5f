import { act, render, screen } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Consent } from '../core/createConsent';
import { createVisitor } from '../testing/createVisitor';
import { TrackingProvider } from './TrackingProvider';
import { TrackView } from './TrackView';
import { useConsent } from './useConsent';
import { usePageViews } from './usePageViews';
import { useTracker } from './useTracker';

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

/** Tells of an event before any passive effect. */
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
  it('shows the answer and each change of it', () => {
    const { consent, answer } = createVisitor();
    render(<State />, {
      wrapper: ({ children }) => <TrackingProvider consent={consent}>{children}</TrackingProvider>,
    });
    expect(screen.getByText('UNANSWERED')).toBeVisible();
    act(() => answer('accepted'));
    expect(screen.getByText('OPTED_IN')).toBeVisible();
    act(() => answer('denied'));
    expect(screen.getByText('OPTED_OUT')).toBeVisible();
  });

  it('is unanswered on a server, and hydrates to the visitor’s answer without a mismatch', () => {
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

describe('what is tracked', () => {
  it('a page view for each path, also where React runs effects twice, and none while it is unknown', () => {
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

  it('a part once, and nothing is added around it', () => {
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

  it('a press, by the event that the part tells of', () => {
    const tracker = createTestTracker();
    render(
      <TrackingProvider tracker={tracker}>
        <Button />
      </TrackingProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Kjøp' }).click());
    expect(tracker.track).toHaveBeenCalledWith('Knappetrykk', {
      type: 'knapp',
      navn: 'Kjøp',
      hendelse: 'klikk',
    });
  });

  it('who is logged in, as they come and go', () => {
    const tracker = createTestTracker();
    const { rerender } = render(<TrackingProvider tracker={tracker} />);
    rerender(<TrackingProvider tracker={tracker} trackingId="t-1" />);
    rerender(<TrackingProvider tracker={tracker} />);
    expect(tracker.identify.mock.calls).toEqual([[undefined], ['t-1'], [undefined]]);
  });

  it('who is logged in before anything below tells of an event', () => {
    const heard: string[] = [];
    const tracker = {
      track: (name: string) => void heard.push(name),
      identify: (id?: string) => void heard.push(`${id}`),
    };
    const page = (id: string) => (
      <TrackingProvider tracker={tracker} trackingId={id}>
        <Early key={id} />
        <Views path={`/${id}`} />
      </TrackingProvider>
    );
    const { rerender } = render(page('t-1'));
    rerender(page('t-2'));
    expect(heard).toEqual(['t-1', 'Statistikk', 'Sidevisning', 't-2', 'Statistikk', 'Sidevisning']);
  });

  it('what is shown when the tracker arrives late, once', () => {
    const tracker = createTestTracker();
    const page = (late?: typeof tracker) => (
      <TrackingProvider tracker={late}>
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

  it('nothing outside a provider, and parts work all the same', () => {
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

it('a thousand mounts leave no subscription behind', () => {
  const { consent } = createVisitor();
  let open = 0;
  const counted: Consent = {
    ...consent,
    subscribe(listener) {
      open += 1;
      const stop = consent.subscribe(listener);
      return () => {
        open -= 1;
        stop();
      };
    },
  };
  for (let times = 0; times < 1_000; times++) {
    const { unmount } = render(
      <TrackingProvider consent={counted} tracker={createTestTracker()}>
        <State />
      </TrackingProvider>,
    );
    if (times === 0) expect(open).toBe(1);
    unmount();
  }
  expect(open).toBe(0);
});
