import { useCallback, useId } from 'react';
import { useHookContext } from './ApiContext';
import { useSession } from './SessionProvider';

/** An action that runs once at a time. */
export interface Action<Arguments extends unknown[], Result = void> {
  /**
   * Runs the action and resolves to its result. A second run with the same arguments, e.g. by a double
   * click, returns the pending promise; a run with other arguments waits for it. Rejects as the call does,
   * and with an `AbortError` when the session ends before the run starts.
   */
  run: (...args: Arguments) => Promise<Result>;
  /** Whether a run is pending. */
  running: boolean;
}

/** Runs a mutation once for the same arguments, and after the component's pending ones (see `WriteQueues`). */
export function useInTurn<Arguments extends unknown[], Result>(
  mutation: (...args: Arguments) => Promise<Result>,
): Action<Arguments, Result>['run'] {
  const { writeQueues } = useHookContext();
  const { sessionId } = useSession();
  const id = useId();

  return useCallback(
    (...args) => {
      const queue = `${sessionId} ${id}`;
      return writeQueues.once(queue, JSON.stringify(args), () =>
        writeQueues.inTurn(queue, sessionId, () => mutation(...args)),
      );
    },
    [writeQueues, sessionId, id, mutation],
  );
}
