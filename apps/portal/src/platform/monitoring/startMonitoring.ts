import type { Consent } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { onPageReady } from '../lateCode/onPageReady';
import { connectReports, type Report, report, reportToConsole } from './report';

/**
 * Sends reports and uncaught errors to the configured monitoring service. Its code loads once a page is
 * ready; earlier reports are queued. Outside Production, and without a service, reports go to the console
 * (docs/specification/tracking.md#reports).
 */
export function startMonitoring(
  { monitoring }: AppConfig,
  shortname: string,
  environment: Environment,
  consent: Promise<Consent>,
): void {
  if (environment !== 'Production' || !monitoring) connectReports(reportToConsole);
  if (!monitoring) return;
  const queue: Report[] = [];
  let send = (problem: Report): void => void queue.push(problem);
  connectReports((problem) => send(problem));
  // Without an error object, e.g. for scripts of another origin, the event contains the message.
  window.addEventListener('error', (event) => uncaught(event.error ?? event));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));

  onPageReady(async () => {
    const { startSentry } = await import('./sentry/startSentry');
    send = startSentry({ ...monitoring, environment, distributor: shortname, consent });
    for (const problem of queue.splice(0)) send(problem);
  });
}

const uncaught = (error: unknown) => report({ kind: 'uncaught', message: 'Uncaught error', error });
