import { useSyncExternalStore } from 'react';
import { useHookContext } from './ApiContext';
import type { PendingWrite } from './pendingWrites';

/** The pending writes, of whichever session. */
export function usePendingWrites(): readonly PendingWrite[] {
  const { writes } = useHookContext();
  return useSyncExternalStore(writes.subscribe, writes.getPending, writes.getPending);
}

/** Whether a write of a row is pending. */
export const useIsPending = (sessionId: string | undefined, row: string): boolean =>
  usePendingWrites().some((write) => write.row === row && write.sessionId === sessionId);
