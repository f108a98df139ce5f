import { calls } from '../contract/calls';
import type { NamedCall } from '../contract/defineCall';
import { isHttpError } from './errors/HttpError';
import type { AnyArguments } from './sendCall';

type Send = (call: NamedCall, args: AnyArguments) => Promise<unknown>;

/**
 * Sends calls, and remembers each deletion of an offer that got no response. When the offer is deleted again and the
 * response is a 404, the first deletion was carried out, and the call succeeds.
 */
export function acceptLostDeletes(send: Send): Send {
  const lost = new Set<string | undefined>();

  return async (call, args) => {
    // An aborted call is never sent, so it cannot lose a response.
    if (call.name !== calls.deleteOffer.name || args.signal?.aborted) return send(call, args);
    const policyNumber = args.params?.policyNumber;
    try {
      await send(call, args);
      lost.delete(policyNumber);
    } catch (error) {
      if (isHttpError(error) && error.status === 404 && lost.delete(policyNumber)) return;
      // Without a response (an abort included) or with a 5xx, the server may have deleted the offer.
      if (!isHttpError(error) || error.status >= 500) lost.add(policyNumber);
      throw error;
    }
  };
}
