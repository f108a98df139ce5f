import { createApiClient, createSharedSession } from '@forsikring/api-client';
import { ApiProvider } from '@forsikring/api-client/react';
import { distributorOf, portalConfig } from '@forsikring/demo-api';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { safeParse } from 'valibot';
import { AppConfig } from '../platform/config/AppConfig';
import { createConfigReader } from '../platform/config/createConfigReader';
import { AppContext, type AppContextValue } from '../platform/context/AppContext';
import { createAddressPolicy } from '../platform/navigation/createAddressPolicy';
import { PARTNERS } from '../platform/session/partners';

/** The portal's context with a distributor's configuration. */
function portalContext(shortname: string): AppContextValue {
  const distributor = distributorOf(shortname) ?? distributorOf('sb1');
  if (!distributor) throw new Error('The demo has no distributor sb1.');
  const { origin, href } = window.location;
  const config = safeParse(AppConfig, portalConfig(distributor, { portal: origin, login: origin }));
  if (!config.success) throw new Error('The configuration of the demo is invalid.');
  return {
    config: config.output,
    readConfig: createConfigReader(config.output),
    environment: 'Dev',
    addresses: createAddressPolicy({ config: config.output, environment: 'Dev', base: href }),
    leave: () => {},
  };
}

interface PortalProps {
  shortname: string;
  /** The story's path below the portal's base path. */
  address: string;
  children: React.ReactNode;
}

function Portal({ shortname, address, children }: PortalProps) {
  const [context] = useState(() => portalContext(shortname));
  const [sharedSession] = useState(() => createSharedSession({ storage: null, channel: null }));
  const [client] = useState(() => createApiClient({ retryDelayMs: 10 }));
  return (
    <AppContext.Provider value={context}>
      <ApiProvider client={client} sharedSession={sharedSession} partners={PARTNERS}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </ApiProvider>
    </AppContext.Provider>
  );
}

/**
 * Renders a story inside the portal's providers, for the distributor in the toolbar, with responses of the
 * demo insurer.
 */
export const withPortal: Decorator = (Story, { globals, id, parameters }) => (
  <Portal
    key={`${id} ${globals.brand}`}
    shortname={globals.brand}
    address={parameters.address ?? '/'}
  >
    <Story />
  </Portal>
);
