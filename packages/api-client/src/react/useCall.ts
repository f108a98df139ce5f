import { useMemo } from 'react';
import type { Calls } from '../contract/calls';
import type { CallResult } from '../contract/defineCall';
import type { ReadName } from './readKey';
import { useUnsavedFields, withFields } from './unsavedFields';
import { type Read, type ReadOptions, useRead } from './useRead';

/**
 * Reads a call of the contract. All components share the data, which is kept for the session. Makes the
 * call only when somebody is logged in, except for public calls, and aborts it when no component needs it.
 * Shows the fields that `useFieldWrite` has not saved yet.
 */
export function useCall<Name extends ReadName>(
  name: Name,
  options?: ReadOptions<Name>,
): Read<CallResult<Calls[Name]>> {
  const read = useRead(name, options);
  const unsaved = useUnsavedFields(name);
  const data = useMemo(() => withFields(read.data, unsaved), [read.data, unsaved]);
  return { ...read, data };
}
