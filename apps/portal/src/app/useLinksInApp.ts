import { useEffect } from 'react';

/** How long a click is deferred before the browser handles it. */
const MAX_WAIT_MS = 10_000;

/**
 * Inside the bank's mobile app, makes the app open external links: a web view has no tabs, no mail and no
 * phone. A click on an external link is deferred until the code for that is loaded. In a browser, the
 * hook does nothing.
 */
export function useLinksInApp(): void {
  useEffect(() => {
    if (!isMobileApp({ cookie: document.cookie, userAgent: navigator.userAgent })) return;
    const stopping = new AbortController();
    let pressed: HTMLAnchorElement | undefined;
    const deferClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || (!link.target && link.origin === window.location.origin)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = link;
    };
    document.addEventListener('click', deferClick, true);
    const resumeClicks = () => {
      document.removeEventListener('click', deferClick, true);
      pressed?.click();
    };
    const opensLinks = import('../platform/mobile-app/openLinksInApp').then(({ openLinksInApp }) =>
      openLinksInApp(stopping.signal),
    );
    const limit = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([opensLinks, limit]).then(resumeClicks, resumeClicks);
    return () => stopping.abort();
  }, []);
}

/** Whether the portal runs inside the bank's mobile app (docs/specification/shell.md#mobile-app-detection). */
export function isMobileApp({ cookie, userAgent }: { cookie: string; userAgent: string }): boolean {
  return /(^|;)\s*isMobilbankApp(=|;|$)/.test(cookie) || userAgent.includes('Mobilbank/');
}
