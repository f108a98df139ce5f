import { watchPage } from '@forsikring/foundation/page/watchPage';
import { BASE_PATH } from '../paths';

/** Browsers start to go back within this time. */
const BACK_TIMEOUT_MS = 1_000;

const toOverview = () => window.location.assign(`${BASE_PATH}/`);

/**
 * Goes back as the browser's button does, or to the overview if there is no earlier entry. On the first
 * page of the portal, only a timeout can detect that: `history.length` also counts later entries.
 */
export function goBack(): void {
  if (window.history.length === 1) {
    toOverview();
    return;
  }
  const { idx } = Object(window.history.state) as { idx?: number };
  if (!idx) {
    const timer = setTimeout(toOverview, BACK_TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      stopWatching();
    };
    for (const name of ['popstate', 'beforeunload'])
      window.addEventListener(name, stop, { once: true });
    const stopWatching = watchPage((change) => change === 'pagehide' && stop());
  }
  window.history.back();
}
