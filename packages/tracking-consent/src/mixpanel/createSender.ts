import type { DropReason } from '../core/transport';
import type { MixpanelOptions } from './MixpanelOptions';
import { encodeBody, post } from './post';

const MAX_PENDING = 1_000;
/** Browsers give the requests that outlive a page 64 KiB together. */
const KEEPALIVE_BYTES = 60_000;

interface SenderOptions<Item> {
  url: string;
  limits: Required<MixpanelOptions>;
  /** The item as the service reads it. */
  toRecord: (item: Item) => object;
  /** How long the service will still take it, in milliseconds; asked when it is added. */
  lifetimeMs: (item: Item) => number;
  onDelivered: (items: readonly Item[]) => void;
  onDropped: (items: readonly Item[], reason: DropReason) => void;
}

/** Sends items to one address, in batches, until each is answered for. */
export interface Sender<Item> {
  add: (item: Item) => void;
  /** Sends what there is at once, in requests that outlive the page. */
  leave: () => void;
  /** What has not been answered for. */
  getPending: () => readonly Item[];
  /** Ends requests and timers before it returns. */
  stop: () => void;
}

/**
 * A batch goes out `flushIntervalMs` after the first item, the next when it is answered for. What
 * nobody has answered for is sent again, after waits that double. A refused batch is halved until the
 * item that is to blame stands alone, and is dropped.
 */
export function createSender<Item extends object>({
  url,
  limits: { batchSize, flushIntervalMs, timeoutMs, maxRetryWaitMs },
  toRecord,
  lifetimeMs,
  onDelivered,
  onDropped,
}: SenderOptions<Item>): Sender<Item> {
  const inFlight = new Set<Item>();
  /** By `performance.now()`, which does not jump when the device's clock is set. */
  const deadlines = new WeakMap<Item, number>();
  const requests = new Set<{ end: () => void }>();
  let pending: Item[] = [];
  let size = batchSize;
  let retryMs = flushIntervalMs;
  let keepaliveBytes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function wake(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (requests.size === 0) sendBatch();
    }, delayMs);
  }

  function remove(items: readonly Item[]): void {
    const gone = new Set(items);
    pending = pending.filter((item) => !gone.has(item));
  }

  function drop(items: readonly Item[], reason: DropReason): void {
    if (items.length === 0) return;
    remove(items);
    onDropped(items, reason);
  }

  /** Starts one request; false where there is nothing to send, or no room for it in a page that goes. */
  function sendBatch(leaving = false): boolean {
    drop(
      pending.filter(
        (item) => !inFlight.has(item) && performance.now() >= (deadlines.get(item) ?? 0),
      ),
      'TOO_OLD',
    );
    const batch = pending.filter((item) => !inFlight.has(item)).slice(0, size);
    if (batch.length === 0) return false;
    const body = encodeBody(batch.map(toRecord));
    const keepalive = keepaliveBytes + body.length <= KEEPALIVE_BYTES;
    if (leaving && !keepalive) return false;
    void deliver(batch, body, keepalive);
    return true;
  }

  async function deliver(batch: Item[], body: string, keepalive: boolean): Promise<void> {
    const controller = new AbortController();
    const limit = setTimeout(() => controller.abort(), timeoutMs);
    const request = {
      end() {
        clearTimeout(limit);
        controller.abort();
      },
    };
    const bytes = keepalive ? body.length : 0;
    requests.add(request);
    keepaliveBytes += bytes;
    for (const item of batch) inFlight.add(item);

    const answer = await post(url, body, keepalive, controller.signal);
    if (stopped) return;
    clearTimeout(limit);
    requests.delete(request);
    keepaliveBytes -= bytes;
    for (const item of batch) inFlight.delete(item);

    let nextMs = flushIntervalMs;
    if (answer.type === 'later') {
      retryMs = Math.min(retryMs * 2, maxRetryWaitMs);
      nextMs = Math.min(Math.max(answer.afterMs ?? 0, retryMs), maxRetryWaitMs);
    } else if (answer.type === 'refused' && batch.length > 1) {
      size = Math.ceil(batch.length / 2);
      nextMs = 0;
    } else {
      size = batchSize;
      retryMs = flushIntervalMs;
      if (pending.length - batch.length >= size) nextMs = 0;
      if (answer.type !== 'delivered') drop(batch, 'REJECTED');
      else {
        remove(batch);
        onDelivered(batch);
      }
    }
    // A subscriber may have stopped it.
    if (!stopped && pending.length > 0) wake(nextMs);
  }

  return {
    add(item) {
      pending.push(item);
      deadlines.set(item, performance.now() + lifetimeMs(item));
      if (pending.length > MAX_PENDING) {
        const oldest = pending.find((each) => !inFlight.has(each));
        if (oldest) drop([oldest], 'QUEUE_FULL');
      }
      if (requests.size === 0) wake(flushIntervalMs);
    },
    leave() {
      while (sendBatch(true));
    },
    getPending: () => pending,
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const request of requests) request.end();
      requests.clear();
    },
  };
}
