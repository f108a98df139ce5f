import { createId } from '@forsikring/foundation/createId';
import { numberOption } from '@forsikring/foundation/numberOption';
import { type PageChange, watchPage } from '@forsikring/foundation/page/watchPage';
import { is } from 'valibot';
import type { EventQueue } from '../core/createEventQueue';
import type { EventSchemas, QueuedEvent } from '../core/events';
import type {
  DeliveryLimits,
  FieldValue,
  OutgoingEvent,
  TransportSession,
  Visitor,
} from '../core/transport';
import { singleWord } from '../events/fields';
import { type CheckedEvent, checkEvent, listedFields } from './checkEvent';
import { createSender } from './createSender';
import { hashTrackingId } from './hashTrackingId';

/** From the time when the code has loaded to the first request (docs/specification/tracking.md#event-delivery). */
const START_DELAY_MS = 1_000;

const DEFAULTS: DeliveryLimits = {
  batchSize: 50,
  flushIntervalMs: 5_000,
  timeoutMs: 90_000,
  maxRetryWaitMs: 600_000,
  maxAgeMs: 5 * 24 * 60 * 60 * 1_000,
};

/** Checks and sends the tracker's queue while the visitor has opted in. */
export interface Delivery {
  /** Checks new events in the queue, and schedules their request. */
  update: () => void;
  /** Stops requests, timers and listeners before it returns. */
  stop: () => void;
}

interface DeliveryOptions {
  /** Sent with every event. */
  context?: Readonly<Record<string, string>> | undefined;
  random?: (() => number) | undefined;
  schedule: (task: () => void, delayMs: number) => () => void;
  report: (error: unknown) => void;
}

/** Checks the queued events and sends them: the first a second from now, or when the visitor leaves the page. */
export function createDelivery(
  session: TransportSession,
  schemas: EventSchemas,
  queue: EventQueue,
  { context = {}, random = Math.random, schedule, report }: DeliveryOptions,
): Delivery {
  const limits = readLimits(session.limits);
  const contextFields = checkContext(context, report);
  /** Hashed tracking ids, by tracking id. */
  const hashes = new Map<string, string | undefined>();
  const hashing = new Set<string>();
  let started = false;
  let stopped = false;
  const sender = createSender(session, limits, queue, {
    random,
    report,
    onResult() {
      if (typeof document !== 'undefined' && document.visibilityState === 'hidden') save();
    },
  });

  function save(): void {
    session.saveUndelivered?.(queue.checked().flatMap(({ outgoing }) => outgoing ?? []));
  }

  async function hash(trackingId: string): Promise<void> {
    hashing.add(trackingId);
    const { trackingIdSalt } = session;
    const user =
      trackingIdSalt === undefined ? undefined : await hashTrackingId(trackingId, trackingIdSalt);
    hashes.set(trackingId, user);
    if (stopped) return;
    if (!user && trackingIdSalt !== undefined && trackingId !== '') {
      report(new TypeError('A tracking id was left out: it is not one word, or cannot be hashed'));
    }
    update();
  }

  function prepare(event: QueuedEvent): void {
    const { name, time, trackingId } = event;
    const checked = checkEvent(schemas, event, report);
    if ('reason' in checked) {
      queue.drop(checked.reason, [event]);
      return;
    }
    let visitor: Visitor;
    try {
      const user = trackingId === undefined ? undefined : hashes.get(trackingId);
      visitor = session.visitorOf?.(user) ?? {};
    } catch (error) {
      report(error);
      queue.drop('FAILED', [event]);
      return;
    }
    const fields = { ...contextFields, ...checked.fields };
    queue.check(event, { id: createId(), name, time, fields, visitor }, limits.maxAgeMs);
  }

  function update(delayMs = limits.flushIntervalMs): void {
    const unchecked = queue.unchecked();
    for (const { trackingId } of unchecked) {
      if (trackingId !== undefined && !hashing.has(trackingId)) void hash(trackingId);
    }
    if (!started) return;
    for (const event of unchecked) {
      // A listener may have withdrawn consent. Events stay in order: each waits for the hash of the event before.
      if (stopped || (event.trackingId !== undefined && !hashes.has(event.trackingId))) break;
      prepare(event);
    }
    if (!stopped) sender.schedule(delayMs);
  }

  function restore(outgoing: OutgoingEvent): void {
    const checked = checkStoredEvent(schemas, outgoing, contextFields, report);
    if ('reason' in checked) queue.refuse(outgoing, checked.reason);
    else {
      const fields = { ...contextFields, ...checked.fields };
      queue.restore({ ...outgoing, fields }, limits.maxAgeMs);
    }
  }

  function start(delayMs?: number): void {
    started = true;
    update(delayMs);
  }

  const onPageChange = (change: PageChange) => {
    if (change === 'visible') session.saveUndelivered?.([]);
    if (change !== 'hidden' && change !== 'pagehide') return;
    start();
    if (stopped) return;
    sender.sendOnLeave();
    save();
  };
  const stopListening = typeof document === 'undefined' ? () => {} : watchPage(onPageChange);
  // The queued events have waited long enough: the first request does not wait for the flush interval.
  const cancelStart = schedule(() => start(0), START_DELAY_MS);
  for (const outgoing of session.takeUndelivered?.() ?? []) restore(outgoing);
  update();

  return {
    update,
    stop() {
      stopped = true;
      cancelStart();
      stopListening();
      sender.stop();
      session.stop?.();
    },
  };
}

/** Reads the limits of a transport: a wrong number is logged, and the default holds. */
function readLimits(given: Partial<DeliveryLimits> = {}): DeliveryLimits {
  const read = (name: keyof DeliveryLimits) =>
    numberOption(`@forsikring/tracking-consent: ${name}`, given[name], DEFAULTS[name]);
  return {
    batchSize: Math.max(Math.floor(read('batchSize')), 1),
    flushIntervalMs: read('flushIntervalMs'),
    timeoutMs: read('timeoutMs'),
    maxRetryWaitMs: read('maxRetryWaitMs'),
    maxAgeMs: read('maxAgeMs'),
  };
}

/** Returns the context without the values that are invalid, and reports those. */
function checkContext(
  context: Readonly<Record<string, string>>,
  report: (error: unknown) => void,
): Record<string, FieldValue> {
  const isValid = ([name, value]: [string, string]) => {
    const valid = is(singleWord, value);
    if (!valid) report(new TypeError(`The context's ${name} was left out: it is not one word`));
    return valid;
  };
  return Object.fromEntries(Object.entries(context).filter(isValid));
}

/** Checks a stored event again, since any script may have changed the storage. */
function checkStoredEvent(
  schemas: EventSchemas,
  { name, fields }: OutgoingEvent,
  contextFields: object,
  report: (error: unknown) => void,
): CheckedEvent {
  const own = Object.entries(fields).filter(([field]) => !Object.hasOwn(contextFields, field));
  const entries = listedFields(Object.hasOwn(schemas, name) ? schemas[name] : undefined) ?? {};
  // Restores the list of choices, which is not stored: the stored value was one of them.
  if ('choices' in entries) own.push(['choices', [fields.verdi]] as never);
  return checkEvent(
    schemas,
    { name, fields: Object.fromEntries(own), page: `${fields.$current_url ?? ''}` },
    report,
  );
}
