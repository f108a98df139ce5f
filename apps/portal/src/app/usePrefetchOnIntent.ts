import { useEffect } from 'react';
import { prefetchPage } from './pages';

/** What shows that a link may be followed: the pointer is over it, a finger is on it, or the focus is. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches the code of a page while a link to it is aimed at: one ear for the links of every page. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && URL.canParse(link.href)) prefetchPage(new URL(link.href));
    };
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, prefetch);
    };
  }, []);
}
