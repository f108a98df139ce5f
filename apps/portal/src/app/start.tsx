import {
  createApiClient,
  createSharedSession,
  createUnauthorizedRedirect,
} from '@forsikring/api-client';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { applyBrand } from '../platform/branding/brands';
import type { AppConfig } from '../platform/config/AppConfig';
import { createConfigReader } from '../platform/config/createConfigReader';
import { loadAppConfig } from '../platform/config/loadAppConfig';
import { shortnameOf } from '../platform/config/shortnameOf';
import { earlyBodies, fetchEarly } from '../platform/early/earlyReads';
import { detectEnvironment } from '../platform/environment/detectEnvironment';
import { connectReports, report } from '../platform/monitoring/report';
import { reportToConsole } from '../platform/monitoring/reportToConsole';
import { startMonitoring } from '../platform/monitoring/startMonitoring';
import { canonicalAddress, isBelowBase } from '../platform/navigation/canonicalAddress';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import { createLeave } from '../platform/navigation/createLeave';
import { createProblems } from '../platform/problems/createProblems';
import { watchResponses } from '../platform/problems/watchResponses';
import { tabMemory } from '../platform/session/tabMemory';
import { startTracking } from '../platform/tracking/startTracking';
import { App } from './App';
import { StartFailure } from './StartFailure';

/** The login address with `goto`, the address to return to after the login. */
function withGoto(login: string | undefined, returnTo: string): string | undefined {
  if (!login) return undefined;
  const url = new URL(login);
  url.searchParams.set('goto', returnTo);
  return url.href;
}

/** Starts the portal in an element: reads the configuration and renders the pages, or an error page. */
export async function start(element: HTMLElement): Promise<void> {
  const canonical = canonicalAddress(window.location);
  if (canonical !== undefined) {
    window.location.replace(canonical);
    return;
  }
  const root = createRoot(element);
  let loadedConfig: AppConfig | undefined;
  const showError = () => root.render(<StartFailure config={loadedConfig} />);
  try {
    const config = await loadAppConfig();
    loadedConfig = config;
    const readConfig = createConfigReader(config);
    const shortname = shortnameOf(readConfig);
    // The router renders nothing outside its base path.
    if (!isBelowBase(window.location)) throw new Error('The address is not a page of the portal');
    const environment = detectEnvironment(window.location.hostname, config.hosts);
    if (environment !== 'Production') connectReports(reportToConsole);
    const { consent, tracker } = startTracking(config, shortname, environment);
    startMonitoring(config, shortname, environment, Promise.resolve(consent));
    applyBrand(readConfig('distributor.theme', ({ distributor }) => distributor?.theme));

    const addresses = createAddressPolicy({ config, environment, base: window.location.href });
    const { leave, isLeaving } = createLeave(window.location);
    const problems = createProblems();
    const redirect = createUnauthorizedRedirect({
      redirect: leave,
      onLoop: showError,
      storage: tabMemory,
    });
    const sharedSession = createSharedSession();
    const plainClient = createApiClient({
      apiHost: readConfig('apiHost', ({ apiHost }) => apiHost) ?? '',
      fetch: fetchEarly,
      onSessionExpiry: sharedSession.setExpiry,
      onUnauthorized: (kind) => {
        // The page is being left already: a late response must not redirect elsewhere.
        if (isLeaving() || sharedSession.isLoggingOut()) return;
        const name = kind === 'login' ? 'loginUrl' : 'unauthorizedUrl';
        const url = addresses.safeHref(
          name,
          readConfig(name, (values) => values[name]),
        );
        redirect(kind === 'login' ? withGoto(url, window.location.href) : url);
      },
      onInvalidItem: ({ field, expected }, { call }) =>
        report({
          kind: 'contract',
          message: `${call}: ${field} was left out, expected ${expected}`,
        }),
      onFailure: (error, { call, method }) => {
        // A failed write is shown where it was made, and a missing session is not a problem.
        if (method === 'GET' && call !== 'getSessionStatus') problems.add(call);
        const message = `${call}: ${error instanceof Error ? error.message : 'failed'}`;
        report({ kind: 'call', message, error });
      },
    });
    const client = watchResponses(plainClient, problems);
    const context = { config, readConfig, environment, addresses, leave };
    const portal = (
      <StrictMode>
        <App
          context={context}
          client={client}
          sharedSession={sharedSession}
          initialBodies={earlyBodies()}
          tracker={tracker}
          consent={consent}
          problems={problems}
        />
      </StrictMode>
    );
    // A transition renders in time slices, so that slow phones can react to taps and paint in between.
    startTransition(() => root.render(portal));
  } catch (error) {
    applyBrand(loadedConfig?.distributor?.theme);
    connectReports(reportToConsole);
    report({
      kind: 'config',
      message: error instanceof Error ? error.message : 'The portal could not start',
      error,
    });
    showError();
  }
}
