import type { TrackerCounts } from '@forsikring/tracking-consent';
import { afterEach, expect, test } from 'vitest';
import { collectReports } from '../../testing/collectReports';
import { reportDroppedEvents } from './reportDroppedEvents';

const reports = collectReports();
afterEach(() => setVisibility('visible'));

function setVisibility(value: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Starts the reports of a tracker whose drops the test changes. */
function openPage(dropped: { -readonly [Reason in keyof TrackerCounts['dropped']]: number }) {
  reportDroppedEvents({
    getCounts: () => ({ accepted: 99, queued: 0, checked: 0, delivered: 0, dropped }),
  });
  return dropped;
}

test('reports the number of dropped events by reason when the page is hidden', () => {
  openPage({ REJECTED: 50, INVALID: 2 });
  setVisibility('hidden');
  expect(reports).toEqual([
    { kind: 'tracking', message: 'Events were dropped: INVALID 2, REJECTED 50' },
  ]);
});

test('reports once for each page load', () => {
  const dropped = openPage({ INVALID: 2 });
  setVisibility('hidden');
  dropped.INVALID = 3;
  window.dispatchEvent(new Event('pagehide'));
  setVisibility('hidden');
  expect(reports).toHaveLength(1);
});

test('reports when the page is left, also when nothing was dropped the first time it was hidden', () => {
  const dropped = openPage({});
  setVisibility('hidden');
  setVisibility('visible');
  expect(reports).toEqual([]);
  dropped.QUEUE_FULL = 3;
  window.dispatchEvent(new Event('pagehide'));
  expect(reports.map(({ message }) => message)).toEqual(['Events were dropped: QUEUE_FULL 3']);
});

test('reports nothing that follows from the choice or the logout of a visitor', () => {
  openPage({ OPTED_OUT: 4, WITHDRAWN: 3, CUSTOMER_CHANGED: 2, CLOSED: 1 });
  window.dispatchEvent(new Event('pagehide'));
  expect(reports).toEqual([]);
});
