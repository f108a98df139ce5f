import { type KeepalivePurpose, reserveKeepalive } from './reserveKeepalive';

/** A request that should outlive its page. */
export interface KeepaliveRequest {
  /** The address of the request. */
  url: string;
  /** The size of the body, in bytes. */
  bytes: number;
  purpose: KeepalivePurpose;
}

/**
 * Sends a request that outlives its page, if the page's limit for such requests has room. When scripts that are not
 * ours have used up the limit, the browser refuses the request with a `TypeError` before it leaves: the request is then
 * sent again without `keepalive`. A request that may have left is never sent again.
 * @param send sends the request with the given `keepalive`, and resolves when it has read the whole response
 * @returns what `send` resolves with
 */
export async function withKeepalive<Result>(
  { url, bytes, purpose }: KeepaliveRequest,
  send: (keepalive: boolean) => Promise<Result>,
): Promise<Result> {
  const release = reserveKeepalive(bytes, purpose);
  if (!release) return send(false);
  const request = watchRequest(url);
  try {
    return await send(true);
  } catch (error) {
    if (!(error instanceof TypeError) || request.mayHaveLeft()) throw error;
    return await send(false);
  } finally {
    request.stopWatching();
    release();
  }
}

/**
 * Tells a request that failed from one that the browser refused: a browser notes each request that it sends, also when the
 * network fails (Resource Timing, section 4.5).
 */
function watchRequest(url: string) {
  // Servers and test environments have no limit, and browsers before 2023 do not note failed requests.
  const isNoted =
    globalThis.navigator?.sendBeacon !== undefined &&
    'responseStatus' in globalThis.PerformanceResourceTiming.prototype;
  if (!isNoted) return { mayHaveLeft: () => true, stopWatching() {} };

  const { href } = new URL(url, location.href);
  let hasLeft = false;
  const note = (entries: PerformanceEntryList) => {
    hasLeft ||= entries.some(({ name }) => name === href);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    mayHaveLeft() {
      note(observer.takeRecords());
      return hasLeft;
    },
    stopWatching: () => observer.disconnect(),
  };
}
