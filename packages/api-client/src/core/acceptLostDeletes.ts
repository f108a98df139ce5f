import type { NamedCall } from '../contract/defineCall';
import { isHttpError } from './errors/HttpError';
import type { AnyArguments } from './sendCall';

type Send = (call: NamedCall, args: AnyArguments) => Promise<unknown>;

/**
 * Sends calls, and remembers each DELETE that got no response. When it is sent again and the response
 * is a 404, the first one was carried out, and the call succeeds.
 */
export function acceptLostDeletes(send: Send): Send {
  const lost = new Set<string>();

  return async (call, args) => {
    // What is aborted already is never sent: it can lose no answer.
    if (call.method !== 'DELETE' || args.signal?.aborted) return send(call, args);
    const key = JSON.stringify([call.name, args.params]);
    try {
      const answer = await send(call, args);
      lost.delete(key);
      return answer;
    } catch (error) {
      if (isHttpError(error) && error.status === 404 && lost.delete(key)) return undefined;
      // No answer, an abort too, leaves open whether the server did it; so does a gateway's 5xx.
      if (!isHttpError(error) || error.status >= 500) lost.add(key);
      throw error;
    }
  };
}
