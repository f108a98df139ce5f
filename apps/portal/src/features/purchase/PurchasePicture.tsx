import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureName, prefetchPicture } from '../../platform/pictures/Picture';
import { motionEnd } from '../../platform/stableLayout/motionEnd';
import type { GroupId } from './purchaseGroups';

const PICTURES: Record<GroupId, PictureName> = {
  kjoretoy: 'car',
  'hus-og-hytte': 'home',
  reise: 'travel',
  'innbo-og-ting': 'contents',
  'liv-og-helse': 'health',
  baat: 'boat',
  dyr: 'animals',
};

/** Fetches the picture of a group that the customer may be about to open. */
export const prefetchGroupPicture = (group: GroupId) => prefetchPicture(PICTURES[group]);

/** A decorative picture of the group that was opened last. It replaces the earlier one once it is drawn. */
export function PurchasePicture({ group }: { group: GroupId | undefined }) {
  const name = group ? PICTURES[group] : 'everything';
  const [shown, setShown] = useState(name);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const next = frame.current?.lastElementChild;
    if (name === shown || !(next instanceof SVGSVGElement)) return;
    return crossFade(next, () => setShown(name));
  }, [name, shown]);

  // The key keeps the element, and so the drawn picture, when the next picture becomes the shown picture.
  return (
    <div ref={frame} className="purchase-picture picture-frame">
      <Picture key={shown} name={shown} />
      {name !== shown && <Picture key={name} name={name} />}
    </div>
  );
}

const CHECK_MS = 30;

/**
 * Waits until the file of a picture is drawn, fades the picture in over the one below, and calls `done`. Browsers tell
 * no script when an SVG `<use>` has loaded its file, so this reads the size of the element. Returns a stop function.
 */
function crossFade(picture: SVGSVGElement, done: () => void): () => void {
  let stopped = false;
  const timer = setInterval(() => {
    if (!picture.firstElementChild?.getBoundingClientRect().width) return;
    clearInterval(timer);
    picture.dataset.drawn = '';
    void motionEnd([picture]).then(() => stopped || done());
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    stopped = true;
  };
}
