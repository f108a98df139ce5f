import { Page } from '@forsikring/ui-kit';
import { Profile } from '../features/profile/Profile';
import { profileTexts } from '../features/profile/profile.texts';
import { PageHeading } from '../platform/navigation/PageHeading';
import { Picture } from '../platform/pictures/Picture';
import '../features/profile/profile.css';

/**
 * `paths.profile`: the customer's details and consents, which can be changed. The picture behind them is positioned
 * absolutely and cannot move the content.
 */
export default function ProfileRoute() {
  return (
    <div className="profile-frame">
      <div className="profile-picture picture-frame" aria-hidden="true">
        <Picture name="profile" />
      </div>
      <div className="profile-content">
        <Page>
          <PageHeading title={profileTexts.title} lead={profileTexts.lead} />
          <Profile />
        </Page>
      </div>
    </div>
  );
}
