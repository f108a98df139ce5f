import { Page } from '@forsikring/ui-kit';
import { Profile } from '../features/profile/Profile';
import { ProfileFrame } from '../features/profile/ProfileFrame';
import { profileTexts } from '../features/profile/profile.texts';
import { PageHeading } from '../platform/navigation/PageHeading';
// With the page, not with the first view of the portal: few come here.
import '../features/profile/profile.css';

/** `paths.profile`: who the customer is to the insurer, and what they may change of it. */
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
