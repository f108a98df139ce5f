import { useEffect } from 'react';
import { DeadEnd } from '../features/error-pages/DeadEnd';
import { report } from '../platform/monitoring/report';
import { routeTexts } from './routes.texts';

/** The page for unknown addresses. The address itself is not reported, since it may contain personal data. */
export default function NotFoundRoute() {
  useEffect(() => report({ kind: 'unknown-page', message: 'An unknown page was requested' }), []);
  return (
    <DeadEnd
      variant="block"
      picture="unknown-page"
      title={routeTexts.unknown}
      lead={routeTexts.unknownLead}
    />
  );
}
