import type { Tracker } from '@forsikring/tracking-consent';
import { knownPath } from '../navigation/knownPath';
import { BASE_PATH } from '../paths';

/** Where the visitor is, as far as it is a page of ours. */
function knownAddress(): string {
  const { origin, pathname } = window.location;
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) : '';
  return origin + BASE_PATH + knownPath(path);
}

type Told = Pick<Tracker, 'track' | 'identify'>;

/** Takes events while the tracker's code is on its way, and hands them on once it is there. */
export interface LateTracker {
  /** What parts of the page tell; from the first moment on. */
  tracker: Told;
  /** The address of the event that is being handed on, as it was then; else the page's own. */
  page: () => string;
  /** Hands on what was told, and everything that follows. */
  connect: (tracker: Told) => void;
}

const MOST_KEPT = 100;

/** Keeps tracking out of the first view: nothing is sent in its first seconds anyway. */
export function createLateTracker(currentPage = knownAddress): LateTracker {
  let real: Told | undefined;
  let pageThen: string | undefined;
  const kept: { page: string; tell: (to: Told) => void }[] = [];

  const later = (tell: (to: Told) => void) => {
    if (real) tell(real);
    else if (kept.length < MOST_KEPT) kept.push({ page: currentPage(), tell });
  };
  return {
    tracker: {
      track: (name, fields) => later((to) => to.track(name, fields)),
      identify: (trackingId) => later((to) => to.identify(trackingId)),
    },
    page: () => pageThen ?? currentPage(),
    connect(tracker) {
      real = tracker;
      for (const { page, tell } of kept.splice(0)) {
        pageThen = page;
        tell(tracker);
      }
      pageThen = undefined;
    },
  };
}
