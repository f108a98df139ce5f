import { type ReactNode, useRef } from 'react';
import { Picture } from '../../platform/pictures/Picture';
import { usePictureHeight } from './usePictureHeight';
import './profile.css';

/** Shows a page in front of the picture, which is positioned absolutely and cannot move the content. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const heightPx = usePictureHeight(content);

  return (
    <div className="profile-frame">
      <div
        className="profile-picture picture-frame"
        aria-hidden="true"
        style={{ blockSize: heightPx }}
      >
        <Picture name="profile" />
      </div>
      <div ref={content} className="profile-content">
        {children}
      </div>
    </div>
  );
}
