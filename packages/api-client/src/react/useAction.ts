import { useCallback, useRef, useState } from 'react';
import { assertSameSession } from './assertSameSession';
import { useSession } from './SessionProvider';
import { useApi } from './useApi';

/** Something that is done once at a time. */
export interface Action<Arguments extends unknown[], Answer = void> {
  /** Does it, and answers what came of it. Rejects as the call does. */
  run: (...args: Arguments) => Promise<Answer>;
  /** Whether it is under way. */
  running: boolean;
}

/**
 * Makes an action safe to start twice, e.g. by a double click: the same again is the one under way,
 * and something else waits for it, and is not sent when the session ends meanwhile.
 */
export function useAction<Arguments extends unknown[], Answer = void>(
  act: (...args: Arguments) => Promise<Answer>,
): Action<Arguments, Answer> {
  const { activeSession } = useApi();
  const { sessionId } = useSession();
  const last = useRef<{ name: string; done: Promise<Answer> }>(undefined);
  const [underWay, setUnderWay] = useState(0);

  const run = useCallback(
    (...args: Arguments) => {
      const name = JSON.stringify(args);
      if (last.current?.name === name) return last.current.done;
      const start = async () => act(...args);
      const startInTurn = async () => {
        assertSameSession(activeSession, sessionId);
        return start();
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
