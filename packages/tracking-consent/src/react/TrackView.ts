import type { ReactNode } from 'react';
import type { Label } from '../events/fields';
import { useTrackOnce } from './useTrackOnce';

/** Props of `TrackView`. */
export interface TrackViewProps {
  /** Name of the part, as written in the code; the event's only field. */
  komponent: Label;
  /** The part. */
  children?: ReactNode | undefined;
}

/** Tracks the event `Komponentvisning` once when it is mounted, and when `komponent` changes. Adds no element. */
export function TrackView({ komponent, children }: TrackViewProps): ReactNode {
  useTrackOnce(komponent, (tracker) => tracker.track('Komponentvisning', { komponent }));
  return children;
}
