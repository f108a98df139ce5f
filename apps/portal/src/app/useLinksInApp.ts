import { useEffect } from 'react';

/**
 * Inside the bank's mobile app, makes the app open links to pages outside the portal: a web view has no tabs, no mail
 * and no phone. The code for the app loads at once; until then, the browser follows the link. In a browser, the hook
 * does nothing.
 */
export function useLinksInApp(): void {
  useEffect(() => {
    if (!isMobileApp({ cookie: document.cookie, userAgent: navigator.userAgent })) return;
    const stopping = new AbortController();
    const loadsBridge = import('../platform/mobile-app/openInApp');
    loadsBridge.catch(() => {});
    const open = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || event.defaultPrevented || !isExternal(link)) return;
      event.preventDefault();
      loadsBridge.then(
        ({ openInApp }) => openInApp(link),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener('click', open, { signal: stopping.signal });
    return () => stopping.abort();
  }, []);
}

/** Whether a link opens a new tab, has another origin, or leads to a PDF. */
const isExternal = ({ target, origin, pathname }: HTMLAnchorElement): boolean =>
  target === '_blank' || origin !== window.location.origin || /\.pdf$/i.test(pathname);

/** Whether the portal runs inside the bank's mobile app (docs/specification/shell.md#mobile-app-detection). */
export function isMobileApp({ cookie, userAgent }: { cookie: string; userAgent: string }): boolean {
  return /(^|;)\s*isMobilbankApp(=|;|$)/.test(cookie) || userAgent.includes('Mobilbank/');
}
