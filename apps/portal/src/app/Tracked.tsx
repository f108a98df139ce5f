import { useSession } from '@forsikring/api-client/react';
import type { Tracker } from '@forsikring/tracking-consent';
import { TrackingProvider, usePageViews } from '@forsikring/tracking-consent/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { knownPath } from '../platform/navigation/knownPath';
import { BASE_PATH } from '../platform/paths';

interface TrackedProps {
  tracker: Tracker;
  children: ReactNode;
}

/** Hands the tracker to the parts below it, and tracks page views. */
export function Tracked({ tracker, children }: TrackedProps) {
  const { trackingId } = useSession();
  return (
    <TrackingProvider tracker={tracker} {...(trackingId && { trackingId })}>
      <PageViews />
      {children}
    </TrackingProvider>
  );
}

function PageViews() {
  const { status } = useSession();
  const { pathname } = useLocation();
  // The session comes first: the view is that customer's.
  usePageViews(status === 'loading' ? undefined : BASE_PATH + knownPath(pathname));
  return null;
}
