import type { NamedCall } from '../contract/defineCall';
import { isHttpError } from './errors/HttpError';
import type { Answer, AnyArguments } from './sendCall';

type Send = (call: NamedCall, args: AnyArguments) => Promise<Answer>;

/**
 * Sends calls, and remembers each DELETE that got no response. When the same DELETE is sent again and the response is a
 * 404, the first one was carried out, and the call succeeds.
 */
export function acceptLostDeletes(send: Send): Send {
  const lost = new Set<string>();

  return async (call, args) => {
    // An aborted call is never sent, so it cannot lose a response.
    if (call.method !== 'DELETE' || call.response || args.signal?.aborted) return send(call, args);
    const key = JSON.stringify([call.name, args.params, args.query]);
    try {
      const answer = await send(call, args);
      lost.delete(key);
      return answer;
    } catch (error) {
      if (isHttpError(error) && error.status === 404 && lost.delete(key))
        return { value: undefined };
      // Without a response (an abort included) or with a 5xx, the server may have deleted the thing.
      if (!isHttpError(error) || error.status >= 500) lost.add(key);
      throw error;
    }
  };
}
