import { watchPage } from '@forsikring/foundation/page/watchPage';
/** Leaves the page once. */
export interface Leave {
  /**
   * Leaves the page for an address, or by submitting a form; `replace` adds no history entry. Later calls
   * are ignored, unless the page is restored from the back/forward cache
   * (docs/specification/calls.md#unauthorized-responses).
   */
  leave: (target: string | HTMLFormElement, options?: { replace?: boolean }) => void;
  /**
   * Leaves the page once its next address is known; the page counts as being left until then. Stays when there turns out
   * to be no address.
   */
  leaveLater: (address: Promise<string | undefined>) => Promise<void>;
  /** Whether the page is being left. */
  isLeaving: () => boolean;
}

/** Creates the functions by which the portal leaves its page. */
export function createLeave(location: Pick<Location, 'assign' | 'replace'>): Leave {
  let leaving = false;
  watchPage((change, cached) => {
    if (change === 'pageshow' && cached) leaving = false;
  });
  return {
    leave(target, { replace = false } = {}) {
      if (leaving) return;
      leaving = true;
      if (typeof target !== 'string') target.submit();
      else if (replace) location.replace(target);
      else location.assign(target);
    },
    async leaveLater(address) {
      if (leaving) return;
      leaving = true;
      const next = await address;
      if (next === undefined) leaving = false;
      else location.assign(next);
    },
    isLeaving: () => leaving,
  };
}

/** The portal's own instance, for code that runs before and outside its components. */
export const pageLeave = createLeave(window.location);
