import { useSession } from '@forsikring/api-client/react';
import { TrackingProvider, usePageViews } from '@forsikring/tracking-consent/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { knownPath } from '../platform/navigation/knownPath';
import { BASE_PATH } from '../platform/paths';
import type { LateTracker } from '../platform/tracking/createLateTracker';

interface TrackedProps {
  tracker: LateTracker['tracker'];
  children: ReactNode;
}

/** Hands tracking to the parts below it, and tells of the pages that are shown. */
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
  // Who it is, is known first: the view is theirs.
  usePageViews(status === 'loading' ? undefined : BASE_PATH + knownPath(pathname));
  return null;
}
