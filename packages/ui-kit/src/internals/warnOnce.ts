import { logOnce } from '@forsikring/foundation/logOnce';

/**
 * Writes a warning for developers to the console, each warning once. Call `warnOnce` behind `process.env.NODE_ENV !==
 * 'production'`: bundlers then leave the call and its text out of production.
 */
export const warnOnce = (message: string) => logOnce(`@forsikring/ui-kit: ${message}`, 'warn');

/** Style sheets may load after the first part is rendered. */
const STYLES_LIMIT_MS = 3_000;
let checksStyles = false;

/** Warns where the page has none of the kit's styles. Checks once. For development alone. */
export function warnWithoutStyles(): void {
  if (checksStyles || typeof document === 'undefined') return;
  checksStyles = true;
  setTimeout(() => {
    const { documentElement } = document;
    if (getComputedStyle(documentElement).getPropertyValue('--ui-space-1') === '')
      warnOnce("No styles found. Import '@forsikring/ui-kit/styles.css' once, in the app's entry.");
  }, STYLES_LIMIT_MS);
}
