import { Loader } from '@forsikring/ui-kit';
import { useEffect, useRef, useState } from 'react';
import './story-frame.css';

/** The address of a story on its own, as the toolbar would show the story. */
export const addressOf = (id: string, globals: Record<string, string>) =>
  `iframe.html?id=${id}&viewMode=story&globals=${Object.entries({
    ...globals,
    'a11y.manual': '!true',
  })
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}`;

interface StoryFrameProps {
  title: string;
  /** From `addressOf`. */
  address: string;
  /** The width of the window of the story, which is shown smaller where the page is narrower. @default the width of the page */
  widthPx?: number | undefined;
  /** The height while something lies over the story, such as a dialog or a toast. Otherwise the frame is as high as the story. */
  overlayHeightPx: number;
}

/** A longer story scrolls. */
const MAX_HEIGHT_PX = 1600;
const LOADING_HEIGHT_PX = 96;
/** What the height of a page does not include. The place of toasts is there before a toast is. */
const hasOverlay = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>(':modal, :popover-open')].some(
    ({ offsetHeight }) => offsetHeight > 0,
  );

/** A story in a frame of its own, as high as its content. A loader is shown until the story is. */
export function StoryFrame({ title, address, widthPx, overlayHeightPx }: StoryFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(0);
  /** Undefined until the story is shown. */
  const [shownPx, setShownPx] = useState<number>();
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoomPx(entry.contentRect.width));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  const followHeight = (page: Document | null) => {
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    const measure = () => {
      if (root.childElementCount === 0) return;
      // To the end of the content: its first margin may lie outside the root.
      const end = root.getBoundingClientRect().bottom + page.documentElement.scrollTop;
      const padding = Number.parseFloat(getComputedStyle(page.body).paddingBlockEnd);
      const least = hasOverlay(page) ? overlayHeightPx : 0;
      setShownPx(Math.min(Math.max(end + padding, least), MAX_HEIGHT_PX));
    };
    new ResizeObserver(measure).observe(root);
    const changes = { subtree: true, childList: true, attributes: true };
    new MutationObserver(measure).observe(page.body, changes);
  };

  const heightPx = shownPx ?? LOADING_HEIGHT_PX;
  const scale = widthPx && roomPx ? Math.min(1, roomPx / widthPx) : 1;
  return (
    <div ref={room} className="story-frame" style={{ blockSize: heightPx * scale }}>
      <iframe
        title={title}
        src={address}
        style={{ inlineSize: widthPx ?? '100%', blockSize: heightPx, scale }}
        onLoad={({ currentTarget }) => followHeight(currentTarget.contentDocument)}
      />
      {shownPx === undefined && <Loader texts={{ label: 'Loading' }} />}
    </div>
  );
}
