import type { SharedSession } from '@forsikring/api-client';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortalServices } from '../app/createPortalServices';
import { PortalProviders } from '../app/PortalProviders';
import type { AppConfig } from '../platform/config/AppConfig';
import { createLeave } from '../platform/navigation/createLeave';

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
  const services = createPortalServices({
    config: { apiHost: window.location.origin, ...config },
    environment: 'Dev',
    leave: createLeave({ assign: leave, replace: leave }),
    client: { retryDelayMs: 1 },
    session: { storage: null, channel: null },
  });
  render(
    <PortalProviders services={services}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
    </PortalProviders>,
  );
  return services.sharedSession;
}
