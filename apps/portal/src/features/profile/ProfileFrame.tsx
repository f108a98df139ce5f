import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Picture } from '../../platform/pictures/Picture';
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

const MIN_HEIGHT_PX = 584;
/** The picture grows with content that is higher than this. */
const GROWS_ABOVE_PX = 770;
const THROTTLE_MS = 100;

/** The height of the picture for a height of the content, in px (docs/specification/profile.md#profile). */
export const pictureHeight = (contentPx: number): number =>
  MIN_HEIGHT_PX + Math.max(0, contentPx - GROWS_ABOVE_PX);

/** The height of the picture in px. Updates at most every 100 ms, since each update repaints the picture. */
export function usePictureHeight(content: RefObject<HTMLElement | null>): number {
  const [heightPx, setHeightPx] = useState(MIN_HEIGHT_PX);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      timer = undefined;
      setHeightPx(pictureHeight(element.offsetHeight));
    };
    measure();
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(measure, THROTTLE_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [content]);

  return heightPx;
}
