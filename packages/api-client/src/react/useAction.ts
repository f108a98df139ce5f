import { useCallback, useId } from 'react';
import { useSession } from './SessionProvider';
import { useHookContext } from './useApi';

/** Something that is done once at a time. */
export interface Action<Arguments extends unknown[], Answer = void> {
  /**
   * Does it, and answers what came of it. The same arguments again, e.g. by a double click, are the
   * action that is pending; other arguments wait for it. Rejects as the call does, and with an
   * `AbortError` when the session ends before its turn comes.
   */
  run: (...args: Arguments) => Promise<Answer>;
  /** Whether it is under way. */
  running: boolean;
}

/** Runs a mutation of a component once for the same arguments, and after its pending ones (`WriteQueues`). */
export function useInTurn<Arguments extends unknown[], Answer>(
  mutation: (...args: Arguments) => Promise<Answer>,
): Action<Arguments, Answer>['run'] {
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
