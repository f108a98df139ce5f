import { lazy, useEffect } from 'react';
import { contactOf } from '../domain/contact/contactOf';
import { FullScreenError } from '../domain/errors/FullScreenError';
import type { AppConfig } from '../platform/config/AppConfig';
import { Deferred } from '../platform/lateCode/Deferred';
import { AppFrame } from './AppFrame';
import { knownDistributor, PlainHeader } from './PlainHeader';

const PlainFooter = lazy(async () => ({ default: (await import('./PlainFooter')).PlainFooter }));

interface StartFailureProps {
  /** Undefined when the configuration could not be read. */
  config: AppConfig | undefined;
}

/**
 * Replaces a portal that could not start or that crashed. Needs no session and no router. The contact comes from the
 * configuration, and the distributor from the configuration or the host name.
 */
export function StartFailure({ config }: StartFailureProps) {
  const { name, kontaktinfo } = knownDistributor(config);
  useEffect(() => {
    // No router is left that could follow the history.
    const reload = () => window.location.reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, []);
  return (
    <>
      <PlainHeader config={config} />
      <AppFrame>
        <FullScreenError distributor={name} contact={contactOf(kontaktinfo)} />
      </AppFrame>
      <Deferred name="footer">
        <PlainFooter config={config} />
      </Deferred>
    </>
  );
}
