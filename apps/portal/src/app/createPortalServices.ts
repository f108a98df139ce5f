import {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  createSharedSession,
  createUnauthorizedRedirect,
  isHttpError,
  type SharedSession,
  type SharedSessionOptions,
} from '@forsikring/api-client';
import type { InitialBodies } from '@forsikring/api-client/react';
import type { AppContextValue } from '../platform/AppContext';
import type { AppConfig } from '../platform/config/AppConfig';
import { createConfigReader } from '../platform/config/createConfigReader';
import { createProblems, type Problems } from '../platform/createProblems';
import type { Environment } from '../platform/environment/detectEnvironment';
import { report } from '../platform/monitoring/report';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import type { Leave } from '../platform/navigation/createLeave';
import { tabMemory } from '../platform/session/tabMemory';

/** The services behind the portal's components. */
export interface PortalServices {
  context: AppContextValue;
  client: ApiClient;
  sharedSession: SharedSession;
  problems: Problems;
  /** Response bodies that arrived before the portal started. */
  initialBodies: InitialBodies;
}

/** The parts of the services that differ between the portal, a story and a test. */
export interface PortalServicesOptions {
  config: AppConfig;
  environment: Environment;
  /** How to leave the page. */
  leave: Leave;
  /** Called instead of redirecting when the redirects to the login never end. */
  onRedirectLoop?: () => void;
  client?: Pick<ApiClientOptions, 'fetch' | 'retryDelayMs'>;
  session?: SharedSessionOptions;
  initialBodies?: InitialBodies;
}

/** Creates the services from a configuration: the only place where they are connected. */
export function createPortalServices(options: PortalServicesOptions): PortalServices {
  const { config, environment } = options;
  const { leave, leaveLater, isLeaving } = options.leave;
  const readConfig = createConfigReader(config);
  const addresses = createAddressPolicy({ config, environment, base: window.location.href });
  const problems = createProblems();
  /** The reads whose next response is incomplete, because a part could not be read. */
  const incompleteReads = new Set<string>();
  const sharedSession = createSharedSession(options.session);
  const redirect = createUnauthorizedRedirect({
    redirect: leave,
    onLoop: options.onRedirectLoop ?? (() => {}),
    storage: tabMemory,
  });

  const client = createApiClient({
    ...options.client,
    apiHost: readConfig('apiHost') ?? '',
    onSessionExpiry: sharedSession.setExpiry,
    onUnauthorized: (kind) => {
      // The page is being left already: a late response must not redirect elsewhere.
      if (isLeaving() || sharedSession.isLoggingOut()) return;
      const name = kind === 'login' ? 'loginUrl' : 'unauthorizedUrl';
      const url = addresses.safeHref(name, readConfig(name));
      redirect(kind === 'login' ? withGoto(url, window.location.href) : url);
    },
    onInvalidItem: ({ field, expected }, { call }) => {
      incompleteReads.add(call);
      report({
        kind: 'contract',
        message: `${call}: ${field} was left out, expected ${expected}`,
      });
    },
    onResponse: (body, { call }) => {
      if (incompleteReads.delete(call) || reportsSystemsDown(body)) problems.add(call);
      else problems.remove(call);
    },
    onFailure: (error, { call, method }) => {
      incompleteReads.delete(call);
      // A failed write is shown where it was made, and a missing session is not a problem.
      if (method === 'GET' && call !== 'getSessionStatus')
        problems.add(call, isHttpError(error) ? error.retryAtMs : undefined);
      const message = `${call}: ${error instanceof Error ? error.message : 'failed'}`;
      report({ kind: 'call', message, error });
    },
  });

  return {
    context: { config, readConfig, environment, addresses, leave, leaveLater },
    client,
    sharedSession,
    problems,
    initialBodies: options.initialBodies ?? {},
  };
}

/** The login address with `goto`, the address to return to after the login. */
function withGoto(login: string | undefined, returnTo: string): string | undefined {
  if (!login) return undefined;
  const url = new URL(login);
  url.searchParams.set('goto', returnTo);
  return url.href;
}

/** Whether a response says that some of the insurer's systems are down. */
const reportsSystemsDown = (body: unknown) =>
  (body as { systemSourceError?: unknown } | undefined)?.systemSourceError === true;
