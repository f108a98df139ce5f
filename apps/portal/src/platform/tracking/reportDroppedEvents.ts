import { watchPage } from '@forsikring/foundation/page/watchPage';
import type { DropReason, Tracker } from '@forsikring/tracking-consent';
import { report } from '../monitoring/report';

/** Drops that follow from actions of the visitor, and are no faults. */
const EXPECTED: ReadonlySet<string> = new Set<DropReason>([
  'OPTED_OUT',
  'WITHDRAWN',
  'CUSTOMER_CHANGED',
  'CLOSED',
]);

/**
 * Reports how many events were dropped by a fault, by reason, once for each page load: when the page is hidden
 * or left. One report is enough to find a fault, and a page that is hidden may never be shown again.
 */
export function reportDroppedEvents(tracker: Pick<Tracker, 'getCounts'>): void {
  const stop = watchPage((change) => {
    // Phones end hidden pages without another event.
    if (change !== 'hidden' && change !== 'pagehide') return;
    const faults = Object.entries(tracker.getCounts().dropped).filter(
      ([reason]) => !EXPECTED.has(reason),
    );
    if (faults.length === 0) return;
    stop();
    const counts = faults.map(([reason, count]) => `${reason} ${count}`).sort();
    report({ kind: 'tracking', message: `Events were dropped: ${counts.join(', ')}` });
  });
}
