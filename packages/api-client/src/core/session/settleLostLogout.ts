import { wait } from '../retry';

const MAX_CHECKS = 5;
const PAUSE_MS = 2_000;

/**
 * Waits until a logout whose tab closed has taken effect, at most ten seconds: the server may still be
 * processing it. Rejects with the signal's reason on abort.
 */
export async function settleLostLogout(
  isLoggedIn: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (let check = 1; check <= MAX_CHECKS; check += 1) {
    if (!(await isLoggedIn())) return;
    await wait(PAUSE_MS, signal);
  }
}
