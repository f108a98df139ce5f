import type { FailedRequest } from '../core/errors/ApiError';
import { isHttpError } from '../core/errors/HttpError';
import { UnknownOutcomeError } from './UnknownOutcomeError';

/** A customer who waits for this has waited for the save already. */
const CHECK_MS = 5_000;

/** A field that may have been saved. */
interface Doubt {
  /** What the server kept before, as far as is known. */
  before: unknown;
  /** What was to be saved. */
  value: unknown;
  /** Answers what the server keeps now. */
  readAgain: (signal: AbortSignal) => Promise<unknown>;
}

/**
 * Settles a write that failed. Where that leaves open whether it was saved, what the server keeps
 * decides: resolves for the new value, rejects with the failure for the old one, and with
 * `UnknownOutcomeError` for any other, or where it cannot be read.
 */
export async function settleUnknown(failure: unknown, doubt: Doubt): Promise<void> {
  if (!leavesOpen(failure)) throw failure;
  const kept = await doubt.readAgain(AbortSignal.timeout(CHECK_MS)).catch(() => {
    throw new UnknownOutcomeError(failure);
  });
  if (Object.is(kept, doubt.value)) return;
  throw Object.is(kept, doubt.before) ? failure : new UnknownOutcomeError(failure);
}

/** What a gateway answers for a server that it heard nothing sensible from, or nothing in time. */
const OF_GATEWAYS = [502, 504];

/** Whether a write may be saved though it failed: no answer of the server's, or one that says nothing. */
function leavesOpen(failure: unknown): boolean {
  const { request } = Object(failure) as { request?: FailedRequest };
  return (
    request !== undefined &&
    request.method !== 'GET' &&
    (!isHttpError(failure) || OF_GATEWAYS.includes(failure.status))
  );
}
