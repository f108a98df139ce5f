import { useEffect } from 'react';
import { isMobileApp } from '../platform/mobile-app/isMobileApp';
import { importLateCode } from './lazyPart';

/**
 * Inside the bank's mobile app, external links of every page are opened by the app: a web view has no
 * tabs, no mail and no phone. Everywhere else links are left to the browser.
 */
export function useLinksThroughApp(): void {
  useEffect(() => {
    if (!isMobileApp({ cookie: document.cookie, userAgent: navigator.userAgent })) return;
    const stopping = new AbortController();
    void importLateCode().then(
      ({ openLinksInApp }) => openLinksInApp(stopping.signal),
      () => {},
    );
    return () => stopping.abort();
  }, []);
}
