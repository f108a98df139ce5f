import { type ComponentType, lazy, Suspense } from 'react';
import type { OpeningName, SpotName } from './Picture';

interface LazyPictureProps {
  name: SpotName | OpeningName;
}

const Picture = lazy<ComponentType<LazyPictureProps>>(async () => {
  try {
    return { default: (await import('./Picture')).Picture };
  } catch {
    // A page is complete without its picture.
    return { default: () => null };
  }
});

// As in `picture.css`, which is not loaded yet.
const ROOM = { display: 'block', maxInlineSize: '100%', blockSize: 'auto' };

/** A picture on a page of the first view. Its code loads when it is shown; until then its room is empty. */
export function LazyPicture({ name }: LazyPictureProps) {
  // The frame of an opening reserves its room.
  const room = name.startsWith('opening-') ? null : (
    <svg viewBox="0 0 320 200" width="320" style={ROOM} aria-hidden="true" />
  );
  return (
    <Suspense fallback={room}>
      <Picture name={name} />
    </Suspense>
  );
}
