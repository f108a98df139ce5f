import {
  useAddresses,
  useCustomer,
  useLegacyCustomer,
  usePostalCodes,
  useReservation,
} from '@forsikring/api-client/react';
import { Card, DescriptionTable } from '@forsikring/ui-kit';
import { useAppContext } from '../../platform/AppContext';
import { useShortname } from '../../platform/config/shortname';
import { ReadSection } from '../../platform/section/ReadSection';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { hyphenate } from '../../platform/words/hyphenate';
import { MarketingConsent } from './MarketingConsent';
import { ProfileSkeleton } from './ProfileSkeleton';
import { ProfileTable } from './ProfileTable';
import { profileTexts as texts } from './profile.texts';
import { ReservationRow } from './ReservationRow';

/** The customer's details, reservation and marketing consent. */
export function Profile() {
  const { readConfig } = useAppContext();
  const { data: customer, error, loading, reload } = useProfileReads();
  const withMembership = useShortname() === 'sb1';
  const withConsents = readConfig('distributor.oversiktConfig.showSamtykkerMinProfil');
  const failed = error !== undefined && !customer;

  return (
    <StableLayout className="profile-sections">
      <Card>
        <ReadSection
          name="profil"
          heading={hyphenate(texts.details)}
          texts={texts}
          read={{
            data: customer || failed ? { customer } : undefined,
            loading,
            retry: failed ? reload : undefined,
          }}
          skeleton={<ProfileSkeleton withMembership={withMembership} />}
          parts="dl > *"
        >
          {({ customer }, { retry, failure }) =>
            customer ? (
              <ProfileTable customer={customer} withMembership={withMembership} retry={retry} />
            ) : (
              <>
                {failure}
                {/* The reservation does not depend on the customer call (docs/specification/profile.md#reservation). */}
                <DescriptionTable>
                  <ReservationRow retry={retry} />
                </DescriptionTable>
              </>
            )
          }
        </ReadSection>
      </Card>
      {withConsents && customer?.isBankkunde === false && (
        <Card>
          <MarketingConsent />
        </Card>
      )}
    </StableLayout>
  );
}

/**
 * Starts all reads of the page together, and returns the read of the customer. Each row shows a skeleton until
 * its own read has data.
 */
function useProfileReads(): ReturnType<typeof useCustomer> {
  useAddresses();
  usePostalCodes();
  useLegacyCustomer();
  useReservation();
  return useCustomer();
}
