import { backoffMs } from '@forsikring/foundation/http/backoffMs';
import { reserveKeepalive } from '@forsikring/foundation/keepalive/reserveKeepalive';
import { timerMs } from '@forsikring/foundation/numberOption';
import type { EventQueue } from '../core/createEventQueue';
import type { QueuedEvent } from '../core/events';
import type {
  BatchResult,
  DeliveryLimits,
  OutgoingEvent,
  TransportSession,
} from '../core/transport';

/** A retry is sent at random up to this share earlier, so that browsers do not all retry at once. */
const JITTER = 0.25;

const bytesOf = (body: string) => new TextEncoder().encode(body).length;

interface SenderOptions {
  random: () => number;
  report: (error: unknown) => void;
  /** Called after each result. */
  onResult: () => void;
}

/** Sends the checked events of the queue in batches, until each is delivered or dropped. */
export interface Sender {
  /** Schedules the next request `delayMs` milliseconds from now, unless one is scheduled or pending. */
  schedule: (delayMs: number) => void;
  /** Sends as much as possible at once, in keepalive requests. */
  sendOnLeave: () => void;
  /** Aborts requests and timers. */
  stop: () => void;
}

/**
 * Sends one request at a time. A request without a result is retried, after waits that double. A refused
 * batch is halved until one event is left, which is dropped; the size grows again after each success.
 * After too many refusals in a row all events are dropped, instead of one request for each event.
 */
export function createSender(
  session: TransportSession,
  { batchSize, flushIntervalMs, timeoutMs, maxRetryWaitMs }: DeliveryLimits,
  queue: EventQueue,
  { random, report, onResult }: SenderOptions,
): Sender {
  // Enough to find one refused event in a full batch, and a few beside it.
  const maxRefusals = Math.ceil(Math.log2(batchSize)) + 4;
  const requests = new Set<AbortController>();
  let currentBatchSize = batchSize;
  let retries = 0;
  /** No request starts before, by `performance.now()`, unless the visitor leaves the page. */
  let pausedUntil = 0;
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function scheduleRequest(delayMs: number): void {
    if (stopped) return;
    const pauseMs = pausedUntil - performance.now();
    timer ??= setTimeout(
      () => {
        timer = undefined;
        if (requests.size === 0) sendBatch();
      },
      timerMs(Math.max(delayMs, pauseMs)),
    );
  }

  /** Starts one request. Returns false when nothing can be sent, or when it exceeds the keepalive limit. */
  function sendBatch(leaving = false): boolean {
    let batch = queue.take(currentBatchSize);
    if (batch.length === 0) return false;
    try {
      let body = encode(batch);
      // Only these requests must outlive the page.
      const reserve = () => (leaving ? reserveKeepalive(bytesOf(body), 'report') : undefined);
      let release = reserve();
      while (leaving && !release && batch.length > 1) {
        const half = Math.ceil(batch.length / 2);
        queue.settle(batch.slice(half), 'retry');
        batch = batch.slice(0, half);
        body = encode(batch);
        release = reserve();
      }
      if (leaving && !release) {
        queue.settle(batch, 'retry');
        return false;
      }
      void request(batch, body, release);
    } catch (error) {
      report(error);
      queue.settle(batch, 'FAILED');
    }
    return true;
  }

  const encode = (batch: readonly QueuedEvent[]) =>
    session.encode(batch.map(({ outgoing }) => outgoing as OutgoingEvent));

  /** `release` ends the reservation of a keepalive request. */
  async function request(
    batch: QueuedEvent[],
    body: string,
    release: (() => void) | undefined,
  ): Promise<void> {
    const controller = new AbortController();
    const timeout = setTimeout(
      () => controller.abort(),
      timerMs(timeoutMs || Number.POSITIVE_INFINITY),
    );
    requests.add(controller);

    const { signal } = controller;
    const result = await post(body, { keepalive: release !== undefined, signal });
    clearTimeout(timeout);
    release?.();
    if (stopped) return;
    requests.delete(controller);
    const delayMs = handleResult(batch, result);
    onResult();
    if (queue.ready().length > 0) scheduleRequest(delayMs);
  }

  async function post(...given: Parameters<TransportSession['post']>): Promise<BatchResult> {
    try {
      return await session.post(...given);
    } catch (error) {
      if (!stopped) report(error);
      return { type: 'retry' };
    }
  }

  /** Handles the result of a request. Returns the time until the next one. */
  function handleResult(batch: readonly QueuedEvent[], result: BatchResult): number {
    if (result.type === 'retry') {
      queue.settle(batch, 'retry');
      return backOff(result.afterMs);
    }
    if (result.type === 'refused') {
      refusals += 1;
      queue.settle(batch, batch.length === 1 ? 'REJECTED' : 'retry');
      if (refusals >= maxRefusals) queue.drop('REJECTED', queue.ready());
      currentBatchSize = Math.ceil(batch.length / 2);
      return backOff();
    }
    retries = 0;
    if (result.type === 'rejected') {
      queue.settle(batch, 'REJECTED');
      return flushIntervalMs;
    }
    refusals = 0;
    currentBatchSize = Math.min(currentBatchSize * 2, batchSize);
    queue.settle(batch, 'delivered');
    return queue.ready().length >= currentBatchSize || currentBatchSize < batchSize
      ? 0
      : flushIntervalMs;
  }

  /** Doubles the wait. Returns it, or the receiver's `afterMs` if that is longer, up to the limit. */
  function backOff(afterMs = 0): number {
    retries += 1;
    const retryMs = backoffMs(flushIntervalMs, retries, maxRetryWaitMs);
    const spread = 1 + JITTER * random();
    const waitMs = Math.min(Math.max(afterMs * spread, retryMs / spread), maxRetryWaitMs);
    pausedUntil = performance.now() + waitMs;
    return waitMs;
  }

  return {
    schedule(delayMs) {
      if (requests.size === 0 && queue.ready().length > 0) scheduleRequest(delayMs);
    },
    sendOnLeave() {
      // After a refusal stop: send the receiver one request, not one for each part.
      while (sendBatch(true) && refusals === 0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const controller of requests) controller.abort();
    },
  };
}
