import type { Consent } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { onPageReady } from '../loading/onPageReady';
import { connectReports, type Report, report } from './report';

/**
 * Sends reports and uncaught errors to the monitoring service that the configuration names. The code
 * for that loads once a page is ready; earlier reports wait for it.
 */
export function startMonitoring(
  { monitoring }: AppConfig,
  shortname: string,
  environment: Environment,
  consent: Promise<Consent>,
): void {
  if (!monitoring) return;
  const waiting: Report[] = [];
  let send = (problem: Report): void => void waiting.push(problem);
  connectReports((problem) => send(problem));
  // Without an error object, as from scripts of another origin, the event itself has the message.
  window.addEventListener('error', (event) => uncaught(event.error ?? event));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));

  onPageReady(async () => {
    const { startSentry } = await import('./sentry/startSentry');
    send = startSentry({ ...monitoring, environment, distributor: shortname, consent });
    for (const problem of waiting.splice(0)) send(problem);
  });
}

const uncaught = (error: unknown) =>
  report({ kind: 'uncaught', message: 'Nobody caught an error', error });
