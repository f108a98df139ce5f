import { report } from '../monitoring/report';
import { type AppWindow, createAppBridge } from './createAppBridge';

/**
 * Makes the app open links to pages outside the portal, until `signal` is aborted: in the app, or in the
 * phone's browser where the link has `data-opens="externally"`. A refused link is reported and not opened.
 */
export function openLinksInApp(signal: AbortSignal): void {
  const bridge = createAppBridge(window as AppWindow, (href) => window.location.assign(href));

  const openLink = (event: MouseEvent) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || event.defaultPrevented || !isExternal(link)) return;
    event.preventDefault();
    try {
      if (link.dataset.opens === 'externally') bridge.openExternalBrowser(link.href);
      else bridge.open(link.href, textOfLink(link));
    } catch (error) {
      const message = error instanceof Error ? error.message : 'The app refused a link';
      report({ kind: 'message', message });
    }
  };
  document.addEventListener('click', openLink, { signal });
}

/** Whether a link opens a new tab, has another origin, or leads to a PDF. */
function isExternal({ target, origin, pathname }: HTMLAnchorElement): boolean {
  return target === '_blank' || origin !== window.location.origin || /\.pdf$/i.test(pathname);
}

/** The text of a link, without its hint for screen readers about a new tab or a PDF. */
function textOfLink({ textContent, hostname }: HTMLAnchorElement): string {
  const text = textContent?.trim() ?? '';
  return text.replace(/\s*\(åpnes i [^)]*\)$/, '') || text || hostname;
}
