import { parseUrl } from '@forsikring/foundation/http/parseUrl';
import { useEffect } from 'react';
import { prefetchPage } from './pages';

/** Events on a link that the customer may be about to follow. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches the code of a page when a link to it is hovered, touched or focused, with one listener for all links. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const url = link && parseUrl(link.href);
      if (url) prefetchPage(url);
    };
    for (const name of INTENT_EVENTS) document.addEventListener(name, prefetch, { passive: true });
    return () => {
      for (const name of INTENT_EVENTS) document.removeEventListener(name, prefetch);
    };
  }, []);
}
