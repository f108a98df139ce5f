import {
  createApiClient,
  createSharedSession,
  createUnauthorizedRedirect,
} from '@forsikring/api-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyBrand } from '../platform/branding/brands';
import { createConfigReader } from '../platform/config/createConfigReader';
import { loadAppConfig } from '../platform/config/loadAppConfig';
import { detectEnvironment } from '../platform/environment/detectEnvironment';
import { connectReports, report } from '../platform/monitoring/report';
import { reportToConsole } from '../platform/monitoring/reportToConsole';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import { tabMemory } from '../platform/session/tabMemory';
import { App } from './App';
import { StartFailure } from './StartFailure';

/** The login, which leads back here afterwards. */
function withGoto(login: string | undefined, here: string): string | undefined {
  if (!login) return undefined;
  const url = new URL(login);
  url.searchParams.set('goto', here);
  return url.href;
}

/** Starts the portal in its element: reads the configuration, then shows the pages, or says what is wrong. */
export async function start(element: HTMLElement): Promise<void> {
  const root = createRoot(element);
  const showError = () => root.render(<StartFailure />);
  try {
    const config = await loadAppConfig();
    const environment = detectEnvironment(window.location.hostname, config.hosts);
    if (environment !== 'Production') connectReports(reportToConsole);
    applyBrand(config.distributor?.theme);

    const readConfig = createConfigReader(config);
    const addresses = createAddressPolicy({ config, environment, base: window.location.href });
    const leave = (href: string) => window.location.assign(href);
    const redirect = createUnauthorizedRedirect({
      redirect: leave,
      onLoop: showError,
      storage: tabMemory,
    });
    const sharedSession = createSharedSession();
    const client = createApiClient({
      apiHost: readConfig('apiHost', ({ apiHost }) => apiHost) ?? '',
      onSessionExpiry: sharedSession.setExpiry,
      onUnauthorized: (kind) => {
        const name = kind === 'login' ? 'loginUrl' : 'unauthorizedUrl';
        const url = addresses.safeHref(
          name,
          readConfig(name, (values) => values[name]),
        );
        redirect(kind === 'login' ? withGoto(url, window.location.href) : url);
      },
      onItemLeftOut: ({ field, expected }, { call }) =>
        report({
          kind: 'contract',
          message: `${call}: ${field} is no ${expected} and was left out`,
        }),
      onFailure: (error, { call }) =>
        report({
          kind: 'call',
          message: `${call}: ${error instanceof Error ? error.message : 'failed'}`,
        }),
    });
    const context = { config, readConfig, environment, addresses, leave };
    root.render(
      <StrictMode>
        <App context={context} client={client} sharedSession={sharedSession} />
      </StrictMode>,
    );
  } catch (error) {
    applyBrand(undefined);
    connectReports(reportToConsole);
    report({
      kind: 'config',
      message: error instanceof Error ? error.message : 'The portal could not start',
    });
    showError();
  }
}
