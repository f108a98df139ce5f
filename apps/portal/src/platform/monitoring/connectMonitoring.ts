import type { Consent } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { onPageReady } from '../lateCode/onPageReady';
import { connectReports, reportToConsole } from './connectReports';
import type { Report } from './report';

/**
 * Sends reports to the configured monitoring service, whose code loads last. Outside Production, and without a service, reports
 * go to the console (docs/specification/tracking.md#reports).
 */
export function connectMonitoring(
  { monitoring }: AppConfig,
  shortname: string,
  environment: Environment,
  consent: Promise<Consent>,
): void {
  const queue: Report[] = [];
  let send = (problem: Report): void => void queue.push(problem);
  connectReports((problem) => {
    if (environment !== 'Production' || !monitoring) reportToConsole(problem);
    if (monitoring) send(problem);
  });
  if (!monitoring) return;

  onPageReady(async () => {
    const { startSentry } = await import('./sentry/startSentry');
    send = startSentry({ ...monitoring, environment, distributor: shortname, consent });
    for (const problem of queue.splice(0)) send(problem);
  });
}
