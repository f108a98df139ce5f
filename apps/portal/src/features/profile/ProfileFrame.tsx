import { type ReactNode, useRef } from 'react';
import { Landscape } from './Landscape';
import { usePictureHeight } from './usePictureHeight';

/** The page before its picture. The picture takes no room, so that nothing moves with it. */
export function ProfileFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const heightPx = usePictureHeight(content);

  return (
    <div className="profile-frame">
      <div className="profile-picture" aria-hidden="true" style={{ blockSize: heightPx }}>
        <Landscape />
      </div>
      <div ref={content} className="profile-content">
        {children}
      </div>
    </div>
  );
}
