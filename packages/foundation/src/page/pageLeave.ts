let isBeingLeft: boolean | undefined;

/**
 * Whether the page is hidden or being left, so that a request without `keepalive` may never finish. `pagehide` fires before
 * the page is hidden. Call `watchPageLeave` first.
 */
export const isPageLeft = () =>
  Boolean(isBeingLeft) || globalThis.document?.visibilityState === 'hidden';

/** Watches from now on whether the page is being left. Does nothing on a server. */
export function watchPageLeave(): void {
  if (isBeingLeft !== undefined) return;
  isBeingLeft = false;
  const note = ({ type }: Event) => {
    isBeingLeft = type === 'pagehide';
  };
  for (const type of ['pagehide', 'pageshow']) globalThis.addEventListener?.(type, note, true);
}
