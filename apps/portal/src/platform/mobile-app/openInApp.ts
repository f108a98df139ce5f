import { report } from '../monitoring/report';
import { type AppWindow, createAppBridge } from './createAppBridge';

/**
 * Makes the app open a link: in the app, or in the phone's browser where the link has `data-opens="externally"`. A
 * refused link is reported and not opened.
 */
export function openInApp(link: HTMLAnchorElement): void {
  const bridge = createAppBridge(window as AppWindow, (href) => window.location.assign(href));
  try {
    if (link.dataset.opens === 'externally') bridge.openExternalBrowser(link.href);
    else bridge.open(link.href, textOfLink(link));
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The app refused a link';
    report({ kind: 'message', message });
  }
}

/** The text of a link, without its hint for screen readers about a new tab or a PDF. */
function textOfLink({ textContent, hostname }: HTMLAnchorElement): string {
  const text = textContent?.trim() ?? '';
  return text.replace(/\s*\(åpnes i [^)]*\)$/, '') || text || hostname;
}
