import type { ReactNode } from 'react';
import { useTrackOnce } from './useTrackOnce';

/** Props of `TrackView`. */
export interface TrackViewProps {
  /** Names the part, as written in the code: it becomes the event's only field. */
  komponent: string;
  /** The part. */
  children?: ReactNode;
}

/** Tells once, by `Komponentvisning`, that a part is shown; again when `komponent` changes. Adds no element. */
export function TrackView({ komponent, children }: TrackViewProps): ReactNode {
  useTrackOnce(komponent, (tracker) => tracker.track('Komponentvisning', { komponent }));
  return children;
}
