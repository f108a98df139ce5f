import { useSession } from '@forsikring/api-client/react';
import { TrackingProvider, usePageViews } from '@forsikring/tracking-consent/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePatternOf } from '../platform/navigation/pagePatternOf';
import { BASE_PATH } from '../platform/paths';
import type { PortalTracker } from '../platform/tracking/startTracking';

interface TrackedProps {
  tracker: PortalTracker;
  children: ReactNode;
}

/** Provides the tracker to its children, and tracks page views. */
export function Tracked({ tracker, children }: TrackedProps) {
  // An empty id means a customer without an id, whose queued events are also dropped at logout.
  const { status, trackingId = '' } = useSession();
  return (
    <TrackingProvider tracker={tracker} {...(status === 'logged-in' && { trackingId })}>
      <PageViews />
      {children}
    </TrackingProvider>
  );
}

function PageViews() {
  const { status } = useSession();
  const { pathname } = useLocation();
  // Waits for the session, so that the page view is attributed to the customer.
  usePageViews(status === 'loading' ? undefined : BASE_PATH + pagePatternOf(pathname));
  return null;
}
