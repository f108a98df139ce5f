/** The pauses after the first failures, in milliseconds; the last one holds for all later failures. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

/** Code that loads after the page, and is asked for until it is there. */
export interface RetriedImport<Chunk> {
  /** Loads the code once, however often it is called. Stays pending while the code cannot be had; never rejects. */
  load(): Promise<Chunk>;
  /** Tries again at once if the last attempt has failed. */
  retryNow(): void;
}

/**
 * Imports code in the background. After a failure it tries again within 4 s, and at once when the
 * network returns. It does not reload the page, which could cost what the customer is typing.
 */
export function createRetriedImport<Chunk>(load: () => Promise<Chunk>): RetriedImport<Chunk> {
  let loaded: Promise<Chunk> | undefined;
  let endPause = () => {};

  const pause = (failures: number) =>
    new Promise<void>((resolve) => {
      endPause = () => {
        clearTimeout(timer);
        window.removeEventListener('online', endPause);
        resolve();
      };
      const timer = setTimeout(endPause, PAUSES_MS[failures] ?? PAUSES_MS.at(-1));
      window.addEventListener('online', endPause);
    });

  const loadUntilThere = async () => {
    for (let failures = 0; ; failures += 1) {
      try {
        return await load();
      } catch {
        await pause(failures);
      }
    }
  };
  return {
    load() {
      loaded ??= loadUntilThere();
      return loaded;
    },
    retryNow: () => endPause(),
  };
}
