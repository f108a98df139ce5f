import { ApiProvider } from '@forsikring/api-client/react';
import type { ReactNode } from 'react';
import { PARTNERS } from '../domain/banks';
import { AppContext } from '../platform/AppContext';
import type { PortalServices } from './createPortalServices';

interface PortalProvidersProps {
  services: PortalServices;
  children: ReactNode;
}

/** Provides the portal's services to its components. */
export function PortalProviders({ services, children }: PortalProvidersProps) {
  const { context, client, sharedSession, initialBodies } = services;
  return (
    <AppContext.Provider value={context}>
      <ApiProvider
        client={client}
        sharedSession={sharedSession}
        initialBodies={initialBodies}
        partners={PARTNERS}
      >
        {children}
      </ApiProvider>
    </AppContext.Provider>
  );
}
