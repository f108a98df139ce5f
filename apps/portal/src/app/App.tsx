import type { ApiClient, SharedSession } from '@forsikring/api-client';
import { ApiProvider } from '@forsikring/api-client/react';
import { BrowserRouter } from 'react-router-dom';
import { AppContext, type AppContextValue } from '../platform/context/AppContext';
import { BASE_PATH } from '../platform/paths';
import { useSessionDeadline } from '../platform/session/useSessionDeadline';
import { AppHeader } from './AppHeader';
import { AppRoutes } from './AppRoutes';

interface AppProps {
  context: AppContextValue;
  client: ApiClient;
  sharedSession: SharedSession;
}

/** The portal: what its parts may ask for, and its pages. */
export function App({ context, client, sharedSession }: AppProps) {
  return (
    <AppContext.Provider value={context}>
      <ApiProvider client={client} sharedSession={sharedSession}>
        <BrowserRouter basename={BASE_PATH}>
          <SessionDeadline />
          <AppHeader />
          <AppRoutes />
        </BrowserRouter>
      </ApiProvider>
    </AppContext.Provider>
  );
}

function SessionDeadline() {
  useSessionDeadline();
  return null;
}
