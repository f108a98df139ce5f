import type { ReadName } from './readKey';
import { type ReadOptions, useCall } from './useCall';

/**
 * Starts a read for a component that is not there yet, e.g. because its code is still loading. That component then
 * reads with `useCall`, and finds the data or the pending call. The read ends with the component that started it.
 */
export function useStartRead<Name extends ReadName>(name: Name, options?: ReadOptions<Name>): void {
  useCall(name, options);
}
