import { wait } from '../retry';

const MAX_QUESTIONS = 5;
const PAUSE_MS = 2_000;

/**
 * Waits until a logout whose tab is gone has taken effect, or has had ten seconds to: the server may
 * still be working on it. Rejects with the reason when the signal is aborted.
 */
export async function settleLostLogout(
  isLoggedIn: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (let question = 1; question <= MAX_QUESTIONS; question += 1) {
    if (!(await isLoggedIn())) return;
    await wait(PAUSE_MS, signal);
  }
}
