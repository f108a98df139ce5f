import { SHEET_WAIT_MS } from '../branding/applyBrand';
import { PortalError } from '../errors/PortalError';
import { pageLeave } from '../navigation/createLeave';
import { tabMemory } from '../session/tabMemory';

/** Code could not be fetched: the network failed, or a deploy has removed the file. */
export class MissingCodeError extends PortalError {
  override readonly name = 'MissingCodeError';
}

/** Stores when the page was reloaded for missing code, in epoch milliseconds. */
const RELOADED_AT_KEY = 'forsikring-reloaded-at';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/**
 * Vite's import waits for the style sheets of the part. They apply when they arrive, but the part no longer waits for those
 * that have not responded.
 */
function stopWaitingForSheets() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.dispatchEvent(new Event('load'));
}

/**
 * Imports code that a page needs. The part is shown without a style sheet that has not responded for 3 s. When it cannot be fetched, reloads the page, since a deploy may have
 * removed the file; the promise then stays pending, and also while the page is being left. Rejects with
 * `MissingCodeError` when `reloadOnce` returns false. Vite's event `vite:preloadError` is not enough: it also fires for
 * prefetches, and for parts that a page can do without, which must not reload it.
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  reload: () => void = () => window.location.reload(),
): Promise<Part> {
  const timer = setTimeout(stopWaitingForSheets, SHEET_WAIT_MS);
  try {
    return await load();
  } catch (cause) {
    if (pageLeave.isLeaving() || reloadOnce(reload)) return new Promise(() => {});
    throw new MissingCodeError('The code of a page could not be fetched', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reloads the page when its server responds, or else when the browser says that the network is back: a reload without a
 * network would lose the page. Asks the server each time, because a browser may say that it is offline when it is not.
 */
export async function reloadPage(
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    reload();
  } catch {
    window.addEventListener('online', () => reload(), { once: true });
  }
}

/**
 * Reloads the page for missing code, and returns true. Returns false when the page was reloaded within the
 * last minute, and when there is no network, since a reload would lose the page.
 */
function reloadOnce(reload: () => void): boolean {
  const reloadedAt = Number(tabMemory.getItem(RELOADED_AT_KEY) ?? 0);
  const recently = Math.abs(Date.now() - reloadedAt) < MIN_RELOAD_INTERVAL_MS;
  if (recently || !navigator.onLine) return false;
  tabMemory.setItem(RELOADED_AT_KEY, String(Date.now()));
  reload();
  return true;
}
