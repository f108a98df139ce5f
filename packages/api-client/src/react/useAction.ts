import { useCallback, useRef, useState } from 'react';
import { assertSameSession } from './assertSameSession';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';

/** Something that is done once at a time. */
export interface Action<Arguments extends unknown[]> {
  /** Does it. Rejects as the call does. */
  run: (...args: Arguments) => Promise<void>;
  running: boolean;
}

/**
 * Makes an action safe to start twice, e.g. by a double click: the same again is the one under way,
 * and something else waits for it, and is not sent when the session ends meanwhile.
 */
export function useAction<Arguments extends unknown[]>(
  act: (...args: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const { activeSession } = useApi();
  const { sessionId } = useSession();
  const last = useRef<{ name: string; done: Promise<void> }>(undefined);
  const [underWay, setUnderWay] = useState(0);

  const run = useCallback(
    (...args: Arguments) => {
      const name = JSON.stringify(args);
      if (last.current?.name === name) return last.current.done;
      const start = async () => {
        await act(...args);
      };
      const startInTurn = async () => {
        assertSameSession(activeSession, sessionId);
        await start();
      };
      const done = (last.current?.done.then(startInTurn, startInTurn) ?? start()).finally(() => {
        if (last.current?.done === done) last.current = undefined;
        setUnderWay((count) => count - 1);
      });
      last.current = { name, done };
      setUnderWay((count) => count + 1);
      return done;
    },
    [act, activeSession, sessionId],
  );
  return { run, running: underWay > 0 };
}
