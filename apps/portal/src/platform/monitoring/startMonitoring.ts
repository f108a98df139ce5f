import type { Consent } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { whenPageStands } from '../loading/whenPageStands';
import { connectReports, type Report, report } from './report';

const MOST_WAITING = 50;

/**
 * Sends reports, and what nobody caught, to the monitoring service that the configuration names. Its
 * code comes once the page stands; what is reported before waits for it.
 */
export function startMonitoring(
  { monitoring }: AppConfig,
  shortname: string,
  environment: Environment,
  consent: Promise<Consent>,
): void {
  if (!monitoring) return;
  const waiting: Report[] = [];
  let send = (problem: Report) => {
    if (waiting.length < MOST_WAITING) waiting.push(problem);
  };
  connectReports((problem) => send(problem));
  window.addEventListener('error', ({ error }) => uncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));

  whenPageStands(async () => {
    const { startSentry } = await import('./sentry/startSentry');
    send = startSentry({ ...monitoring, environment, distributor: shortname, consent });
    for (const problem of waiting.splice(0)) send(problem);
  });
}

const uncaught = (error: unknown) =>
  report({ kind: 'uncaught', message: 'Nobody caught an error', error });
