import { Link, Page } from '@forsikring/ui-kit';
import { OtherInsurances } from '../features/other-insurances/OtherInsurances';
import { otherInsurancesTexts as texts } from '../features/other-insurances/otherInsurances.texts';
import { useAppContext } from '../platform/AppContext';
import { PageHeading } from '../platform/navigation/PageHeading';
import { RouterLink } from '../platform/navigation/RouterLink';
import { paths } from '../platform/paths';
import { Picture } from '../platform/pictures/Picture';
import { SectionBoundary } from '../platform/section/SectionBoundary';
import { useClickTracking } from '../platform/tracking/useClickTracking';
import { hyphenate } from '../platform/words/hyphenate';

/** `paths.otherInsurances`: insurances that the customer may have besides the agreements. */
export default function OtherInsurancesRoute() {
  const insurances = useAppContext().readConfig('distributor.andreForsikringer') ?? [];
  const empty = insurances.length === 0;
  const track = useClickTracking();
  return (
    <Page className="other-insurances">
      <PageHeading
        title={empty ? texts.empty : texts.title}
        lead={empty ? texts.emptyLead : texts.lead}
      />
      {empty ? (
        <>
          <Picture name="no-documents" />
          <p className="page-actions">
            <Link
              render={<RouterLink to={paths.overview} />}
              onClick={() => track('lenke', texts.toOverview, 'andre-forsikringer-oversikt')}
            >
              {hyphenate(texts.toOverview)}
            </Link>
          </p>
        </>
      ) : (
        <SectionBoundary name="other-insurances">
          <OtherInsurances insurances={insurances} />
        </SectionBoundary>
      )}
    </Page>
  );
}
