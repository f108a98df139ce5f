import type { ReactNode } from 'react';
import type { Label } from '../events/fields';
import { useTrackOnce } from './useTrackOnce';

/** Props of `TrackView`. */
export interface TrackViewProps {
  /** Names the part, as written in the code: it becomes the event's only field. */
  komponent: Label;
  /** The part. */
  children?: ReactNode;
}

/** Tracks once, by the event `Komponentvisning`, that a part is shown; again when `komponent` changes. Adds no element. */
export function TrackView({ komponent, children }: TrackViewProps): ReactNode {
  useTrackOnce(komponent, (tracker) => tracker.track('Komponentvisning', { komponent }));
  return children;
}
