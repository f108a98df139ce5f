/** The pauses after the first attempts, in milliseconds; the last one holds for all later attempts. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

/** How long an attempt may take before it counts as hanging. */
const LIMIT_MS = 3_000;

/** The pauses after attempts that hang. A hanging request cannot be cancelled and keeps a connection busy, so there are few. */
const PAUSES_AFTER_HANGING_MS = [500, 500, 30_000];

/** Code that loads after the page, and is asked for until it is there. */
export interface RetriedImport<Chunk> {
  /** Loads the code once, however often it is called. Stays pending while the code cannot be had; never rejects. */
  load(): Promise<Chunk>;
  /** Tries again at once if the last attempt has failed or hangs. */
  retryNow(): void;
}

/**
 * Imports code in the background. After a failure it tries again within 4 s, and at once when the
 * network returns. An attempt that hangs is joined by another one after 3 s, and the first to succeed
 * counts. It does not reload the page, which could cost what the customer is typing.
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

  const loadUntilThere = async (resolve: (chunk: Chunk) => void) => {
    let there = false;
    const succeed = (chunk: Chunk) => {
      there = true;
      resolve(chunk);
    };
    for (let attempt = 0; !there; attempt += 1) {
      const attempted = attempt === 0 ? load() : importAgain(chunkName, attempt, load);
      const limit = new Promise<'hangs'>((end) => setTimeout(end, LIMIT_MS, 'hangs'));
      const outcome = await Promise.race([attempted.then(succeed, () => 'failed'), limit]);
      const pausesMs = outcome === 'hangs' ? PAUSES_AFTER_HANGING_MS : PAUSES_MS;
      if (!there) await pause(pausesMs[attempt] ?? pausesMs.at(-1));
    }
  };
  return {
    load() {
      loaded ??= new Promise((resolve) => void loadUntilThere(resolve));
      return loaded;
    },
    retryNow: () => endPause(),
  };
}

/**
 * Imports a chunk from its address with a query: browsers answer the same address with the request that
 * hangs, and some with the failure that they remember. The address is known from the preload link that
 * Vite adds for each chunk; without one, in development, the address stays the same.
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
