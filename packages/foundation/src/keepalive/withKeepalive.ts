import { type KeepalivePurpose, reserveKeepalive } from './reserveKeepalive';

/**
 * Sends a request that outlives its page, where the page's limit for such requests allows it. A browser rejects
 * `keepalive` at once when scripts that are not ours have used up the limit: the request, which never left, is then sent
 * without.
 * @param bytes the size of the body, in bytes
 * @param send sends the request with the given `keepalive`, and resolves when it has read the whole response
 * @returns what `send` resolves with
 */
export async function withKeepalive<Result>(
  bytes: number,
  purpose: KeepalivePurpose,
  send: (keepalive: boolean) => Promise<Result>,
): Promise<Result> {
  const release = reserveKeepalive(bytes, purpose);
  if (!release) return send(false);
  // A failure of the network is a task of its own, after this one.
  let mayHaveLeft = false;
  const timer = setTimeout(() => {
    mayHaveLeft = true;
  });
  try {
    return await send(true);
  } catch (error) {
    if (mayHaveLeft || !(error instanceof TypeError)) throw error;
    return await send(false);
  } finally {
    clearTimeout(timer);
    release();
  }
}
