import { createApiClient, createSharedSession, type SharedSession } from '@forsikring/api-client';
import { ApiProvider } from '@forsikring/api-client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AppConfig } from '../platform/config/AppConfig';
import { createConfigReader } from '../platform/config/createConfigReader';
import { AppContext } from '../platform/context/AppContext';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import { PARTNERS } from '../platform/session/partners';

/** The options of a test. */
interface PortalTest {
  config: AppConfig;
  leave: (href: string) => void;
  /** The path below the portal's base path. @default '/' */
  address?: string;
}

/**
 * Renders a part inside the portal's providers, with its own session. Tests set up the responses, e.g. with
 * the demo insurer.
 */
export function renderInPortal(
  part: ReactNode,
  { config, leave, address = '/' }: PortalTest,
): SharedSession {
  const { origin, href } = window.location;
  const sharedSession = createSharedSession({ storage: null, channel: null });
  const client = createApiClient({
    apiHost: origin,
    retryDelayMs: 1,
    onSessionExpiry: sharedSession.setExpiry,
  });
  const context = {
    config,
    readConfig: createConfigReader(config),
    environment: 'Dev' as const,
    addresses: createAddressPolicy({ config, environment: 'Dev', base: href }),
    leave,
  };
  render(
    <AppContext.Provider value={context}>
      <ApiProvider client={client} sharedSession={sharedSession} partners={PARTNERS}>
        <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
      </ApiProvider>
    </AppContext.Provider>,
  );
  return sharedSession;
}
