/** The pauses after the first attempts, in milliseconds. The last one is repeated. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

/** How long an attempt may take before it counts as hanging. */
const ATTEMPT_TIMEOUT_MS = 3_000;

/**
 * The pauses after attempts that hang. The last one is long, because a hanging import cannot be cancelled and uses
 * a connection.
 */
const PAUSES_AFTER_HANGING_MS = [500, 500, 5_000, 30_000];

/** An import that is retried until it succeeds. */
export interface RetriedImport<Chunk> {
  /** Loads the code once, however often it is called. Stays pending while the code cannot be loaded; never rejects. */
  load(): Promise<Chunk>;
  /** Retries at once if the last attempt has failed or hangs. */
  retryNow(): void;
}

/**
 * Imports code in the background. It retries within 4 s after a failure, and at once when the network
 * returns. When an attempt hangs for 3 s, another one starts beside it, and the first success counts. It
 * does not reload the page, which could lose text that the customer is typing.
 * @param chunkName the name of the imported file without its extension
 */
export function createRetriedImport<Chunk>(
  chunkName: string,
  load: () => Promise<Chunk>,
): RetriedImport<Chunk> {
  let loaded: Promise<Chunk> | undefined;
  let endPause = () => {};

  const pause = (pauseMs: number | undefined) =>
    new Promise<void>((resolve) => {
      endPause = () => {
        clearTimeout(timer);
        window.removeEventListener('online', endPause);
        resolve();
      };
      const timer = setTimeout(endPause, pauseMs);
      window.addEventListener('online', endPause);
    });

  const loadWithRetries = async (resolve: (chunk: Chunk) => void) => {
    let succeeded = false;
    const succeed = (chunk: Chunk) => {
      succeeded = true;
      resolve(chunk);
    };
    for (let attempt = 0; !succeeded; attempt += 1) {
      const attempted = attempt === 0 ? load() : importAgain(chunkName, attempt, load);
      const limit = new Promise<'hangs'>((end) => setTimeout(end, ATTEMPT_TIMEOUT_MS, 'hangs'));
      const outcome = await Promise.race([attempted.then(succeed, () => 'failed'), limit]);
      const pausesMs = outcome === 'hangs' ? PAUSES_AFTER_HANGING_MS : PAUSES_MS;
      if (!succeeded) await pause(pausesMs[attempt] ?? pausesMs.at(-1));
    }
  };
  return {
    load() {
      loaded ??= new Promise((resolve) => void loadWithRetries(resolve));
      return loaded;
    },
    retryNow: () => endPause(),
  };
}

/**
 * Imports a chunk again, with a query in its address: for the same address, browsers reuse the hanging
 * request, and some reuse a failure. Vite adds a preload link with the address of each chunk. Without one,
 * in development, the address stays the same.
 */
function importAgain<Chunk>(
  chunkName: string,
  attempt: number,
  load: () => Promise<Chunk>,
): Promise<Chunk> {
  const link = document.head.querySelector<HTMLLinkElement>(
    `link[rel="modulepreload"][href*="/${chunkName}-"]`,
  );
  return link ? import(/* @vite-ignore */ `${link.href}?retry=${attempt}`) : load();
}
