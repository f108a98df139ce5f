import type { Consent } from '@forsikring/tracking-consent';
import type { AppConfig } from '../config/AppConfig';
import type { Environment } from '../environment/detectEnvironment';
import { pageReady } from '../lateCode/onPageReady';
import { report } from './report';

/**
 * Reports uncaught errors, and connects reports with the monitoring service or the console (`connectMonitoring`), whose code
 * loads once a page is shown. Earlier reports wait.
 */
export function startMonitoring(
  config: AppConfig,
  shortname: string,
  environment: Environment,
  consent: Promise<Consent>,
): void {
  if (config.monitoring) {
    // Without an error object, e.g. for scripts of another origin, the event contains the message.
    window.addEventListener('error', (event) => uncaught(event.error ?? event));
    window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  }
  pageReady
    .then(() => import('./connectMonitoring'))
    .then((part) => part.connectMonitoring(config, shortname, environment, consent))
    .catch(() => {});
}

const uncaught = (error: unknown) => report({ kind: 'uncaught', message: 'Uncaught error', error });
