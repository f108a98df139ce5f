import { afterEach, beforeEach } from 'vitest';
import { connectReports } from '../platform/monitoring/connectReports';
import type { Report } from '../platform/monitoring/report';

/** Returns the reports of the current test of a file, without those of earlier tests. */
export function collectReports(): Report[] {
  const reports: Report[] = [];
  let disconnect = () => {};
  beforeEach(() => {
    // Clears reports that earlier tests left in the buffer, which would count towards the limit.
    connectReports(() => {})();
    reports.length = 0;
    disconnect = connectReports((report) => reports.push(report));
  });
  afterEach(() => void disconnect());
  return reports;
}
