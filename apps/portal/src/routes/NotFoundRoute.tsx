import { Page, PageTitle } from '@forsikring/ui-kit';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { report } from '../platform/monitoring/report';
import { useDocumentTitle } from '../platform/navigation/useDocumentTitle';
import { paths } from '../platform/paths';

const TITLE = 'Denne siden ser ut til å være borte...';

/** Every address that is no page. The address itself is not reported: anything may stand in it. */
export default function NotFoundRoute() {
  useDocumentTitle(TITLE);
  useEffect(() => report({ kind: 'unknown-page', message: 'An unknown page was asked for' }), []);

  return (
    <Page>
      <PageTitle lead="Lenken kan være gammel, eller adressen kan ha en skrivefeil.">
        {TITLE}
      </PageTitle>
      <p className="page-actions">
        <Link className="ui-link" to={paths.overview}>
          Til forsikringsoversikten
        </Link>
      </p>
    </Page>
  );
}
