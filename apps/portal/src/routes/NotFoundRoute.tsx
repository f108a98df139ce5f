import { Link, Page } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { report } from '../platform/monitoring/report';
import { PageHeading } from '../platform/navigation/PageHeading';
import { paths } from '../platform/paths';
import { Picture } from '../platform/pictures/Picture';

/** The page for unknown addresses. The address itself is not reported, since it may contain personal data. */
export default function NotFoundRoute() {
  useEffect(() => report({ kind: 'unknown-page', message: 'An unknown page was requested' }), []);

  return (
    <Page>
      <PageHeading
        title="Denne siden ser ut til å være borte..."
        lead="Lenken kan være gammel, eller adressen kan ha en skrivefeil."
      />
      <Picture name="unknown-page" />
      <p className="page-actions">
        <Link render={<RouterLink to={paths.overview} />}>Til forsikringsoversikten</Link>
      </p>
    </Page>
  );
}
