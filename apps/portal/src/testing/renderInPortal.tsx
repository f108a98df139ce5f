import type { SharedSession } from '@forsikring/api-client';
import { TrackingProvider } from '@forsikring/tracking-consent/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortalServices } from '../app/createPortalServices';
import { PortalProviders } from '../app/PortalProviders';
import type { AppConfig } from '../platform/config/AppConfig';
import { createLeave } from '../platform/navigation/createLeave';

/** The options of a test. */
interface PortalTest {
  /** @default {} */
  config?: AppConfig;
  /** Called with the address for which the page is left. */
  leave?: (href: string) => void;
  /** Called with the name and the fields of each event. */
  track?: (name: string, fields: object) => void;
  /** The path below the portal's base path. @default '/' */
  address?: string;
}

/**
 * Renders a part inside the portal's providers, with its own session. Tests set up the responses, e.g. with
 * the demo insurer.
 */
export function renderInPortal(
  part: ReactNode,
  { config = {}, leave = () => {}, track, address = '/' }: PortalTest = {},
): SharedSession {
  const services = createPortalServices({
    config: { apiHost: window.location.origin, ...config },
    environment: 'Dev',
    leave: createLeave({ assign: leave, replace: leave }),
    client: { retryDelayMs: 1 },
    session: { storage: null, channel: null },
  });
  const tracked = track ? (
    <TrackingProvider tracker={{ track, identify() {} }}>{part}</TrackingProvider>
  ) : (
    part
  );
  render(
    <PortalProviders services={services}>
      <MemoryRouter initialEntries={[address]}>{tracked}</MemoryRouter>
    </PortalProviders>,
  );
  return services.sharedSession;
}
