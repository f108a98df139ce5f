import { tabMemory } from '../session/tabMemory';

/** Code that could not be fetched: the network failed, or a deploy has taken the file away. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';
}

/** Epoch milliseconds of the reload that code was missing for. */
const RELOADED_AT_KEY = 'forsikring-reloaded-at';
const RELOAD_PAUSE_MS = 60_000;

/**
 * Imports code that a page cannot do without. A reload mends code that a deploy has taken away: while
 * the page reloads the promise stays pending. Rejects with `MissingCodeError` where `reloadOnce` refuses.
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  reload: () => void = () => window.location.reload(),
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (reloadOnce(reload)) return new Promise(() => {});
    throw new MissingCodeError('The code of a page could not be fetched', { cause });
  }
}

/**
 * Reloads the page for code that is missing, and returns true. Returns false when a reload within the
 * last minute did not help, and when there is no network, which a reload would only make worse.
 */
export function reloadOnce(reload: () => void): boolean {
  const reloadedAt = Number(tabMemory.getItem(RELOADED_AT_KEY) ?? 0);
  const recently = Math.abs(Date.now() - reloadedAt) < RELOAD_PAUSE_MS;
  if (recently || !navigator.onLine) return false;
  tabMemory.setItem(RELOADED_AT_KEY, String(Date.now()));
  reload();
  return true;
}
