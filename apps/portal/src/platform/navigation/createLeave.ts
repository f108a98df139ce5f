/** Leaves the page once. */
export interface Leave {
  /**
   * Leaves the page for an address; `replace` adds no history entry. Later calls are ignored, unless the
   * page is restored from the back/forward cache (docs/specification/calls.md#unauthorized-responses).
   */
  leave: (href: string, options?: { replace?: boolean }) => void;
  /** Whether the page is being left. */
  isLeaving: () => boolean;
}

/** Creates the function by which the portal leaves its page. */
export function createLeave(location: Pick<Location, 'assign' | 'replace'>): Leave {
  let leaving = false;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaving = false;
  });
  return {
    leave(href, { replace = false } = {}) {
      if (leaving) return;
      leaving = true;
      if (replace) location.replace(href);
      else location.assign(href);
    },
    isLeaving: () => leaving,
  };
}
