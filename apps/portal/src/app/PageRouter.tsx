import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { BASE_PATH } from '../platform/paths';
import { prefersReducedMotion } from '../platform/stableLayout/prefersReducedMotion';
import { prefetchPage } from './pages';

/** How long the last page is shown while the code of the next one is loading. Then the next page shows its skeleton. */
const MAX_HOLD_MS = 400;

/**
 * The router of the portal: react-router's `BrowserRouter`, with a cross-fade from page to page, which begins when the next
 * page has its code. Its own is for data routers alone, and the next page must not be rendered before the browser has kept
 * the picture of the last one.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });

  useLayoutEffect(() => {
    let { pathname } = history.location;
    /** The navigation that waits for its code, until its page is shown or another navigation begins. */
    let waiting: unknown;
    return history.listen((next) => {
      waiting = undefined;
      const changesPage = pathname !== next.location.pathname;
      pathname = next.location.pathname;
      if (!changesPage) return setState(next);
      const show = () =>
        crossFade(() => {
          flushSync(() => setState(next));
          // Also a page whose code is still loading. `useScrollRestoration` scrolls after back and forward.
          if (next.action !== 'POP') window.scrollTo(0, 0);
        });
      const code = prefetchPage(new URL(window.location.href));
      if (!code) return show();
      waiting = next;
      const showOnce = () => {
        if (waiting !== next) return;
        waiting = undefined;
        show();
      };
      setTimeout(showOnce, MAX_HOLD_MS);
      void code.then(showOnce);
    });
  }, [history]);

  return (
    <Router basename={BASE_PATH} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/** Shows the next page at once where the browser cannot fade, in a hidden tab, and with reduced motion. */
function crossFade(showNext: () => void): void {
  if (!document.startViewTransition || document.hidden || prefersReducedMotion()) {
    showNext();
    return;
  }
  // Rejected where the next navigation, or a hidden tab, ends the fade: the page is shown in any case.
  document.startViewTransition(showNext).ready.catch(() => {});
}
