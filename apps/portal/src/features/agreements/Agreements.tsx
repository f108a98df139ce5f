import type { Agreements as AgreementsRead } from '@forsikring/api-client/react';
import { TrackView } from '@forsikring/tracking-consent/react';
import { ExternalLink, LoadingRegion, Section } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { agreementListState } from '../../domain/agreementListState';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { LoadFailure } from '../../platform/section/LoadFailure';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { AgreementList } from './AgreementList';
import { agreementsTexts as texts } from './agreements.texts';
import { TotalPriceSkeleton } from './TotalPrice';
import './agreements.css';

/** The agreements section of the overview: loading, failed or ready. */
export function Agreements({ agreements }: { agreements: AgreementsRead }) {
  const { data, error, loading, incomplete, reload } = agreements;
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = data !== undefined && agreementListState(data, incomplete).empty;
  const track = useClickTracking();
  const retry = () => {
    track('knapp', texts.retry, 'forsikringer-hent-igjen');
    // The focused button is removed with its message.
    heading.current?.focus();
    reload();
  };

  return (
    <TrackView komponent={texts.heading}>
      <Section
        className="agreements"
        headingRef={heading}
        heading={empty ? texts.emptyHeading : texts.heading}
        actions={<ReportClaim shown={(data ?? error) !== undefined && !empty} />}
      >
        <LoadingRegion
          loading={loading}
          loadingText={texts.loading}
          doneText={data ? texts.loaded : ''}
        >
          {data ? (
            <AgreementList {...agreements} agreements={data} onRetry={retry} />
          ) : error ? (
            <LoadFailure text={texts.failed} onRetry={retry} />
          ) : (
            <>
              <TotalPriceSkeleton />
              <ul role="list" className="row-list">
                <LoadingRows count={6} priced />
              </ul>
            </>
          )}
        </LoadingRegion>
      </Section>
    </TrackView>
  );
}

/** The link 'Meld skade', unless the customer has no insurances. */
function ReportClaim({ shown }: { shown: boolean }) {
  const href = useConfiguredAddress('reportClaimUrl');
  const track = useClickTracking();
  if (!href || !shown) return null;
  return (
    <ExternalLink
      href={href}
      className="agreements-report-claim"
      onClick={() => track('lenke', texts.reportClaim, 'forsikringer-meld-skade')}
    >
      {texts.reportClaim}
    </ExternalLink>
  );
}
