import type { ApiClient, SharedSession } from '@forsikring/api-client';
import { ApiProvider } from '@forsikring/api-client/react';
import type { Consent, Tracker } from '@forsikring/tracking-consent';
import { SkipLink } from '@forsikring/ui-kit';
import { BrowserRouter } from 'react-router-dom';
import { AppContext, type AppContextValue } from '../platform/context/AppContext';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { BASE_PATH } from '../platform/paths';
import type { Problems } from '../platform/problems/createProblems';
import { AppFrame } from './AppFrame';
import { AppHeader } from './AppHeader';
import { AppRoutes } from './AppRoutes';
import { lazyPart } from './lazyPart';
import { MarketSource } from './MarketSource';
import { OncePageStands } from './OncePageStands';
import { PlainHeader } from './PlainHeader';
import { ProblemBanner } from './ProblemBanner';
import { SessionTimeout } from './SessionTimeout';
import { Tracked } from './Tracked';
import { useLinksThroughApp } from './useLinksThroughApp';

const LateParts = lazyPart('LateParts');

interface AppProps {
  context: AppContextValue;
  client: ApiClient;
  sharedSession: SharedSession;
  tracker: Tracker;
  /** What the visitor answered to being tracked. */
  consent: Consent;
  problems: Problems;
}

/** The portal: what its parts may ask for, and its pages. */
export function App({ context, client, sharedSession, tracker, consent, problems }: AppProps) {
  useLinksThroughApp();
  return (
    <AppContext.Provider value={context}>
      <ApiProvider client={client} sharedSession={sharedSession}>
        <BrowserRouter basename={BASE_PATH}>
          <Tracked tracker={tracker}>
            <SessionTimeout />
            <SkipLink />
            <ErrorBoundary name="header" fallback={() => <PlainHeader />}>
              <AppHeader />
            </ErrorBoundary>
            <MarketSource />
            <ProblemBanner problems={problems} />
            <AppFrame>
              <AppRoutes />
            </AppFrame>
            <OncePageStands>
              <LateParts consent={consent} />
            </OncePageStands>
          </Tracked>
        </BrowserRouter>
      </ApiProvider>
    </AppContext.Provider>
  );
}
