import type { ApiClient, SharedSession } from '@forsikring/api-client';
import { ApiProvider, type InitialBodies } from '@forsikring/api-client/react';
import type { Consent, Tracker } from '@forsikring/tracking-consent';
import { SkipLink } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppContext, type AppContextValue } from '../platform/context/AppContext';
import { ErrorBoundary } from '../platform/errors/ErrorBoundary';
import { watchPointer } from '../platform/loading/pressTarget';
import { BASE_PATH } from '../platform/paths';
import type { Problems } from '../platform/problems/createProblems';
import { PARTNERS } from '../platform/session/partners';
import { AfterPageReady } from './AfterPageReady';
import { AppFrame } from './AppFrame';
import { AppHeader } from './AppHeader';
import { AppRoutes } from './AppRoutes';
import { lazyPart } from './lazyPart';
import { MarketSource } from './MarketSource';
import { PlainHeader } from './PlainHeader';
import { ProblemBanner } from './ProblemBanner';
import { SessionTimeout } from './SessionTimeout';
import { StartFailure } from './StartFailure';
import { Tracked } from './Tracked';
import { useLinksInApp } from './useLinksInApp';

const DeferredShell = lazyPart('DeferredShell');

interface AppProps {
  context: AppContextValue;
  client: ApiClient;
  sharedSession: SharedSession;
  /** Response bodies that arrived before the portal started. */
  initialBodies?: InitialBodies;
  tracker: Tracker;
  /** The visitor's consent to tracking. */
  consent: Consent;
  problems: Problems;
}

/** The portal. If all of it crashes, an error page replaces it. */
export function App(props: AppProps) {
  const { config } = props.context;
  return (
    <ErrorBoundary name="portal" fallback={() => <StartFailure config={config} />}>
      <Portal {...props} />
    </ErrorBoundary>
  );
}

/** The portal's providers, shell and pages. */
function Portal({ context, client, sharedSession, initialBodies = {}, ...props }: AppProps) {
  const { tracker, consent, problems } = props;
  useLinksInApp();
  useEffect(watchPointer, []);
  return (
    <AppContext.Provider value={context}>
      <ApiProvider
        client={client}
        sharedSession={sharedSession}
        initialBodies={initialBodies}
        partners={PARTNERS}
      >
        <BrowserRouter basename={BASE_PATH}>
          <Tracked tracker={tracker}>
            <SessionTimeout />
            <SkipLink />
            <ErrorBoundary name="header" fallback={() => <PlainHeader config={context.config} />}>
              <AppHeader />
            </ErrorBoundary>
            <MarketSource />
            <ProblemBanner problems={problems}>
              <AppFrame>
                <AppRoutes />
              </AppFrame>
              <AfterPageReady>
                <DeferredShell consent={consent} />
              </AfterPageReady>
            </ProblemBanner>
          </Tracked>
        </BrowserRouter>
      </ApiProvider>
    </AppContext.Provider>
  );
}
