import { BASE_PATH } from '../paths';

/** Browsers begin to go back sooner than this. */
const LONGEST_MS = 1_000;

const toOverview = () => window.location.assign(`${BASE_PATH}/`);

/**
 * Goes back as the browser's own button does; where there is nothing to go back to, to the overview.
 * For the first page that one came to nothing tells: the history's length counts what lies ahead, too.
 */
export function goBack(): void {
  if (window.history.length === 1) {
    toOverview();
    return;
  }
  const { idx } = Object(window.history.state) as { idx?: number };
  if (!idx) {
    const timer = setTimeout(toOverview, LONGEST_MS);
    for (const name of ['popstate', 'beforeunload', 'pagehide'])
      window.addEventListener(name, () => clearTimeout(timer), { once: true });
  }
  window.history.back();
}
