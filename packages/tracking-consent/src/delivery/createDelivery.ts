import { is } from 'valibot';
import type { EventSchemas, QueuedEvent, TrackerActivity } from '../core/events';
import type {
  DeliveryLimits,
  DropReason,
  FieldValue,
  OutgoingEvent,
  TransportSession,
} from '../core/transport';
import { singleWord } from '../events/fields';
import { type CheckedEvent, checkEvent, listedFields } from './checkEvent';
import { createId } from './createId';
import { createSender } from './createSender';
import { hashTrackingId } from './hashTrackingId';
import { onPageHide } from './onPageHide';

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
  queue: readonly QueuedEvent[];
  addEvent: (event: QueuedEvent, type: 'restored') => void;
  removeEvent: (event: QueuedEvent, reason?: DropReason) => void;
  notify: (activity: TrackerActivity) => void;
  report: (error: unknown) => void;
  schedule: (task: () => void, delayMs: number) => () => void;
  context?: Readonly<Record<string, string>> | undefined;
  random?: (() => number) | undefined;
}

/** Checks the queued events and sends them: the first a second from now, or when the visitor leaves the page. */
export function createDelivery(
  session: TransportSession,
  schemas: EventSchemas,
  {
    queue,
    addEvent,
    removeEvent,
    notify,
    report,
    schedule,
    context = {},
    random = Math.random,
  }: DeliveryOptions,
): Delivery {
  const limits = { ...DEFAULTS, ...session.limits };
  const contextFields = checkContext(context, report);
  /** Hashed tracking ids, by tracking id. */
  const hashes = new Map<string, string | undefined>();
  const hashing = new Set<string>();
  let started = false;
  let stopped = false;
  const sender = createSender({
    session,
    limits,
    queue,
    removeEvent,
    report,
    random,
    onResult() {
      if (typeof document !== 'undefined' && document.visibilityState === 'hidden') save();
    },
  });

  function save(): void {
    session.saveUndelivered?.(queue.flatMap(({ outgoing }) => outgoing ?? []));
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

  function setOutgoing(event: QueuedEvent, outgoing: OutgoingEvent): void {
    event.outgoing = outgoing;
    event.expiresAt = performance.now() + event.time + limits.maxAgeMs - Date.now();
  }

  function prepare(event: QueuedEvent): void {
    const { name, time, trackingId } = event;
    const checked = checkEvent(schemas, event, report);
    if ('reason' in checked) {
      removeEvent(event, checked.reason);
      return;
    }
    try {
      const user = trackingId === undefined ? undefined : hashes.get(trackingId);
      const visitor = session.visitorOf?.(user) ?? {};
      const fields = { ...contextFields, ...checked.fields };
      setOutgoing(event, { id: createId(), name, time, fields, visitor });
    } catch (error) {
      report(error);
      removeEvent(event, 'FAILED');
      return;
    }
    notify({ type: 'checked', event });
  }

  function update(delayMs = limits.flushIntervalMs): void {
    for (const { trackingId } of queue) {
      if (trackingId !== undefined && !hashing.has(trackingId)) void hash(trackingId);
    }
    if (!started) return;
    for (const event of queue.filter(({ outgoing }) => !outgoing)) {
      // A listener may have withdrawn consent. Events stay in order: each waits for the hash of the one before.
      if (stopped || (event.trackingId !== undefined && !hashes.has(event.trackingId))) break;
      prepare(event);
    }
    if (!stopped) sender.schedule(delayMs);
  }

  function restore(outgoing: OutgoingEvent): void {
    if (queue.some((event) => event.outgoing?.id === outgoing.id)) return;
    const checked = checkStoredEvent(schemas, outgoing, contextFields, report);
    if ('reason' in checked) {
      const refused: QueuedEvent = { name: '', time: outgoing.time };
      addEvent(refused, 'restored');
      removeEvent(refused, checked.reason);
      return;
    }
    const event: QueuedEvent = { name: outgoing.name, time: outgoing.time };
    setOutgoing(event, { ...outgoing, fields: { ...contextFields, ...checked.fields } });
    addEvent(event, 'restored');
  }

  function start(delayMs?: number): void {
    started = true;
    update(delayMs);
  }

  const stopListening = onPageHide(
    () => {
      start();
      if (stopped) return;
      sender.sendOnLeave();
      save();
    },
    () => session.saveUndelivered?.([]),
  );
  // What was queued has waited long enough: the first request does not wait for the flush interval.
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
