import { setTimeout as pause } from 'node:timers/promises';

/** Long, for busy machines. */
const LIMIT_MS = 60_000;
const INTERVAL_MS = 50;

/** Waits until something is true, and returns it. Rejects with its last error. */
export async function until<T>(isTrue: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  let problem = new Error('It took too long.');
  do {
    const result = await isTrue().catch((error): undefined => {
      problem = error;
    });
    if (result) return result;
    await pause(INTERVAL_MS);
  } while (Date.now() < end);
  throw problem;
}
