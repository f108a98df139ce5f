import { distributorOf, portalConfig } from '@forsikring/demo-api';
import { type Consent, createBrowserConsent } from '@forsikring/tracking-consent';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { safeParse } from 'valibot';
import { createPortalServices, type PortalServices } from '../app/createPortalServices';
import { PortalProviders } from '../app/PortalProviders';
import { Shell } from '../app/Shell';
import { AppConfig } from '../platform/config/AppConfig';
import { createLeave } from '../platform/navigation/createLeave';
import { createPortalToasts, ToastsContext } from '../platform/toasts/toasts';

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

/** A consent that is never asked for: the page shows no banner and tracks nothing. */
const notAsked = async (): Promise<Consent> =>
  createBrowserConsent({ rule: { kind: 'letters', cookies: [] } });

interface PortalProps {
  shortname: string;
  /** The story's path below the portal's base path. */
  address: string;
  children: ReactNode;
}

function Portal({ shortname, address, children }: PortalProps) {
  const [services] = useState(() => servicesOf(shortname));
  const [consent] = useState(notAsked);
  const [toasts] = useState(createPortalToasts);
  return (
    <PortalProviders services={services}>
      <ToastsContext.Provider value={toasts}>
        <MemoryRouter initialEntries={[address]}>
          <Shell services={services} consent={consent}>
            {children}
          </Shell>
        </MemoryRouter>
      </ToastsContext.Provider>
    </PortalProviders>
  );
}

/**
 * Renders a page in the portal's shell as customers see it: at the address of the story, for the distributor in the toolbar, with
 * responses of the demo insurer. The parameter `shell: false` is for pages that replace the shell.
 */
export const withPortal: Decorator = (Story, { globals, id, parameters }) =>
  parameters.shell === false ? (
    <Story />
  ) : (
    <Portal
      key={`${id} ${globals.brand}`}
      shortname={globals.brand}
      address={parameters.address ?? '/'}
    >
      <Story />
    </Portal>
  );
