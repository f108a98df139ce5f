import { useCallback, useRef, useState } from 'react';

/** Something that is done once at a time. */
export interface Action<Arguments extends unknown[]> {
  /** Does it; while it is under way, a second call is the first one. Rejects as the call does. */
  run: (...args: Arguments) => Promise<void>;
  running: boolean;
}

/** Makes an action safe to start twice, e.g. by a double click. */
export function useAction<Arguments extends unknown[]>(
  act: (...args: Arguments) => Promise<unknown>,
): Action<Arguments> {
  const underWay = useRef<Promise<void>>(undefined);
  const [running, setRunning] = useState(false);

  const run = useCallback(
    (...args: Arguments) => {
      underWay.current ??= (async () => {
        setRunning(true);
        try {
          await act(...args);
        } finally {
          underWay.current = undefined;
          setRunning(false);
        }
      })();
      return underWay.current;
    },
    [act],
  );
  return { run, running };
}
