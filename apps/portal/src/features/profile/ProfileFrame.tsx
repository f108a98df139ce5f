import type { ReactNode } from 'react';
import { Picture } from '../../platform/pictures/Picture';
import './profile.css';

/** Shows a page in front of the picture, which is positioned absolutely and cannot move the content. */
export const ProfileFrame = ({ children }: { children: ReactNode }) => (
  <div className="profile-frame">
    <div className="profile-picture picture-frame" aria-hidden="true">
      <Picture name="profile" />
    </div>
    <div className="profile-content">{children}</div>
  </div>
);
