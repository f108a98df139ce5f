import { Page } from '@forsikring/ui-kit';
import { Profile } from '../features/profile/Profile';
import { ProfileFrame } from '../features/profile/ProfileFrame';
import { profileTexts } from '../features/profile/profile.texts';
import { PageHeading } from '../platform/navigation/PageHeading';

/** `paths.profile`: the customer's details and consents, which can be changed. */
export default function ProfileRoute() {
  return (
    <ProfileFrame>
      <Page>
        <PageHeading title={profileTexts.title} lead={profileTexts.lead} />
        <Profile />
      </Page>
    </ProfileFrame>
  );
}
