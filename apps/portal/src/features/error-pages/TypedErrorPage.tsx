import { useTrackOnce } from '@forsikring/tracking-consent/react';
import type { blockTypes, errorTypes } from '../../platform/paths';
import type { SpotName } from '../../platform/pictures/Picture';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { DeadEnd } from './DeadEnd';
import type { ErrorPageText } from './errorPages.texts';

interface TypedErrorPageProps {
  variant: 'error' | 'block';
  /** The type in the address. */
  type: (typeof errorTypes | typeof blockTypes)[number];
  text: ErrorPageText;
  picture: SpotName;
}

/** An error or block page. Tracks `Kjopssperre` (docs/specification/other-pages.md#error-and-block-pages). */
export function TypedErrorPage({ variant, type, text, picture }: TypedErrorPageProps) {
  useTrackOnce<PortalEvents>(type, (tracker) => {
    const hendelse = variant === 'block' ? 'Sperreside vist' : 'Feilside vist';
    tracker.track('Kjopssperre', { type, navn: text.title, hendelse });
  });
  return <DeadEnd variant={variant} picture={picture} {...text} />;
}
