import { useEffect } from 'react';
import { isMobileApp } from '../platform/mobile-app/isMobileApp';
import { importDeferredChunk } from './lazyPart';

/** How long a pressed link waits for the code before the browser opens it. */
const MAX_WAIT_MS = 10_000;

/**
 * Inside the bank's mobile app, external links of every page are opened by the app: a web view has no
 * tabs, no mail and no phone. A link that is pressed before the code for that is loaded waits for it.
 * Everywhere else links are left to the browser.
 */
export function useLinksThroughApp(): void {
  useEffect(() => {
    if (!isMobileApp({ cookie: document.cookie, userAgent: navigator.userAgent })) return;
    const stopping = new AbortController();
    let pressed: HTMLAnchorElement | undefined;
    const hold = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || (!link.target && link.origin === window.location.origin)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = link;
    };
    document.addEventListener('click', hold, true);
    const release = () => {
      document.removeEventListener('click', hold, true);
      pressed?.click();
    };
    const opensLinks = importDeferredChunk().then(({ openLinksInApp }) =>
      openLinksInApp(stopping.signal),
    );
    const limit = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    void Promise.race([opensLinks, limit]).then(release, release);
    return () => stopping.abort();
  }, []);
}
