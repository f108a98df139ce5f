import { contactOf } from '../domain/contact/contactOf';
import { FullScreenError } from '../domain/errors/FullScreenError';
import type { AppConfig } from '../platform/config/AppConfig';
import { BASE_PATH, paths } from '../platform/paths';
import { PlainHeader } from './PlainHeader';

interface StartFailureProps {
  /** Undefined when it could not be read. */
  config: AppConfig | undefined;
}

/**
 * Replaces a portal that could not start or that crashed. Needs no session and no router; it takes the
 * distributor and the contact from the configuration.
 */
export function StartFailure({ config }: StartFailureProps) {
  return (
    <>
      <PlainHeader config={config} />
      <FullScreenError
        distributor={config?.distributor?.name}
        contact={contactOf(config?.distributor?.kontaktinfo)}
        overview={config !== undefined && window.location.pathname !== BASE_PATH + paths.overview}
      />
    </>
  );
}
