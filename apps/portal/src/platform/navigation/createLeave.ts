/** Leaves the page, once. */
export interface Leave {
  /**
   * Leaves the page for an address; `replace` leaves no way back to it. The first address wins: until
   * the page comes back from the back/forward cache, every later call is ignored (docs/specification/calls.md#unauthorized-responses).
   */
  leave: (href: string, options?: { replace?: boolean }) => void;
  /** Whether the page is on its way to another address. */
  isLeaving: () => boolean;
}

/** Makes the one way by which the portal leaves its page. */
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
