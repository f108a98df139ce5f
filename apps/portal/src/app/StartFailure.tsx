import { FullScreenError } from '../platform/errors/FullScreenError';
import { PlainHeader } from './PlainHeader';

/** Stands where the portal could not start: needs no configuration, no session and no router. */
export function StartFailure() {
  return (
    <>
      <PlainHeader />
      <FullScreenError />
    </>
  );
}
