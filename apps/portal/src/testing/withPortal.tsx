import { distributorOf, portalConfig } from '@forsikring/demo-api';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { safeParse } from 'valibot';
import { createPortalServices, type PortalServices } from '../app/createPortalServices';
import { PortalProviders } from '../app/PortalProviders';
import { AppConfig } from '../platform/config/AppConfig';
import { createLeave } from '../platform/navigation/createLeave';

/** The portal's services with a distributor's configuration. */
function servicesOf(shortname: string): PortalServices {
  const distributor = distributorOf(shortname) ?? distributorOf('sb1');
  if (!distributor) throw new Error('The demo has no distributor sb1.');
  const { origin } = window.location;
  const config = safeParse(AppConfig, portalConfig(distributor, { portal: origin, login: origin }));
  if (!config.success) throw new Error('The configuration of the demo is invalid.');
  return createPortalServices({
    config: config.output,
    environment: 'Dev',
    leave: createLeave({ assign: () => {}, replace: () => {} }),
    client: { retryDelayMs: 10 },
    session: { storage: null, channel: null },
  });
}

interface PortalProps {
  shortname: string;
  /** The story's path below the portal's base path. */
  address: string;
  children: React.ReactNode;
}

function Portal({ shortname, address, children }: PortalProps) {
  const [services] = useState(() => servicesOf(shortname));
  return (
    <PortalProviders services={services}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </PortalProviders>
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
