import { report } from '../monitoring/report';
import { type AppWindow, createAppBridge } from './createAppBridge';
import { textOfLink } from './textOfLink';

/** Has the app open the links that lead out of the portal, until `signal` is aborted. A refused one is reported, and not followed. */
export function openLinksInApp(signal: AbortSignal): void {
  const bridge = createAppBridge(window as AppWindow, (href) => window.location.assign(href));

  const open = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || !leadsOut(link)) return;
    event.preventDefault();
    try {
      bridge.open(link.href, textOfLink(link));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The app refused a link';
      report({ kind: 'message', message });
    }
  };
  document.addEventListener('click', open, { signal });
}

/** Whether it opens a tab, is another origin's, or no page at all. */
function leadsOut({ target, origin, pathname }: HTMLAnchorElement): boolean {
  return target === '_blank' || origin !== window.location.origin || /\.pdf$/i.test(pathname);
}
