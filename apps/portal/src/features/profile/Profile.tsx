import {
  useAddresses,
  useCustomer,
  useLegacyCustomer,
  usePostalCodes,
  useReservation,
} from '@forsikring/api-client/react';
import { Card, DescriptionTable, LoadingRegion, Section } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { useAppContext } from '../../platform/AppContext';
import { useShortname } from '../../platform/config/shortname';
import { LoadFailure } from '../../platform/section/LoadFailure';
import { SectionBoundary } from '../../platform/section/SectionBoundary';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { MarketingConsent } from './MarketingConsent';
import { ProfileSkeleton, ProfileTable } from './ProfileTable';
import { profileTexts as texts } from './profile.texts';
import { ReservationRow } from './ReservationRow';
import type { Retry } from './rowParts';

/** The customer's details, reservation and marketing consent. */
export function Profile() {
  const { readConfig } = useAppContext();
  const { data: customer, error, loading, reload } = useProfileReads();
  const heading = useRef<HTMLHeadingElement>(null);
  const retry: Retry = (again) => {
    heading.current?.focus();
    again();
  };

  const withMembership = useShortname() === 'sb1';
  const withConsents = readConfig('distributor.oversiktConfig.showSamtykkerMinProfil');

  return (
    <LoadingRegion
      loading={loading}
      loadingText={texts.loading}
      doneText={customer ? texts.loaded : ''}
    >
      <StableLayout className="profile-sections" parts="dl > *, .profile-consent">
        <Card>
          <Section heading={<Hyphenated>{texts.details}</Hyphenated>} headingRef={heading}>
            <SectionBoundary name="profile">
              {customer ? (
                <ProfileTable customer={customer} withMembership={withMembership} retry={retry} />
              ) : error ? (
                <>
                  <LoadFailure text={texts.failed} onRetry={() => retry(reload)} />
                  {/* The reservation does not depend on the customer call (docs/specification/profile.md#reservation). */}
                  <DescriptionTable>
                    <ReservationRow retry={retry} />
                  </DescriptionTable>
                </>
              ) : (
                <ProfileSkeleton withMembership={withMembership} />
              )}
            </SectionBoundary>
          </Section>
        </Card>
        {withConsents && customer?.isBankkunde === false && (
          <Card className="profile-consent">
            <SectionBoundary name="marketing-consent">
              <MarketingConsent />
            </SectionBoundary>
          </Card>
        )}
      </StableLayout>
    </LoadingRegion>
  );
}

/**
 * Starts all reads of the page together, and returns the customer's. Each row shows a skeleton until
 * its own read has data.
 */
function useProfileReads(): ReturnType<typeof useCustomer> {
  useAddresses();
  usePostalCodes();
  useLegacyCustomer();
  useReservation();
  return useCustomer();
}
