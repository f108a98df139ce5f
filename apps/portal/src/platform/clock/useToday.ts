import { watchPage } from '@forsikring/foundation/page/watchPage';
import { useSyncExternalStore } from 'react';
import { dayInNorway } from './norway';

const CHECK_MS = 60_000;

/** Also checks when the page is shown again: no timer runs while the device sleeps or the page is frozen. */
function subscribe(check: () => void): () => void {
  const timer = setInterval(check, CHECK_MS);
  const stopWatching = watchPage((change) => change !== 'pagehide' && check());
  return () => {
    clearInterval(timer);
    stopWatching();
  };
}

/** The day in Norway, as `dayInNorway` of this moment. Renders again when the day ends, on a page that stays open too. */
export const useToday = (): number =>
  useSyncExternalStore(subscribe, () => dayInNorway(Date.now()));
