import { watchPage } from '@forsikring/foundation/page/watchPage';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const TIMEOUT_MS = 5_000;
/** Events with which the customer may scroll. They cancel the restoration. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The scroll position of each history entry, in pixels. Lost on a reload. */
const positions = new Map<string, number>();

/**
 * Restores the scroll position after back and forward, once the page is high enough. The browser restores
 * it after a reload, and `usePageHeading` scrolls new pages to the top.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    return watchPage((change) => {
      if (change === 'pagehide') window.history.scrollRestoration = 'auto';
    });
  }, []);

  useLayoutEffect(() => {
    const position = positions.get(key);
    const stop = isBackOrForward && position !== undefined && scrollWhenHighEnough(position);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      if (stop) stop();
    };
  }, [key, isBackOrForward]);
}

/** Scrolls down once the page is high enough, unless the customer scrolls first. Returns a function that cancels it. */
function scrollWhenHighEnough(top: number): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = () => {
    stopping.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    stop();
  });
  const timer = setTimeout(stop, TIMEOUT_MS);
  for (const name of SCROLL_EVENTS) window.addEventListener(name, stop, { signal });
  observer.observe(document.body);
  return stop;
}
