import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const GIVE_UP_MS = 5_000;
/** What a customer scrolls with; from then on the page is theirs. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How far each entry of the history was scrolled, in pixels, for as long as the document lives. */
const positions = new Map<string, number>();

/**
 * Back and forward come to where one was, as soon as the page is as high again. A reload is the
 * browser's own business, and a new page starts at its top by itself.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const hand = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', hand);
    return () => window.removeEventListener('pagehide', hand);
  }, []);

  useLayoutEffect(() => {
    const known = positions.get(key);
    const stop = isBackOrForward && known !== undefined && scrollWhenHighEnough(known);
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('scroll', remember);
      if (stop) stop();
    };
  }, [key, isBackOrForward]);
}

/** Scrolls down once the page is high enough, unless the customer scrolls first. Answers what stops waiting. */
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
  const timer = setTimeout(stop, GIVE_UP_MS);
  for (const name of OWN_SCROLLING) window.addEventListener(name, stop, { signal });
  observer.observe(document.body);
  return stop;
}
