import type { Delivery } from '../delivery/createDelivery';
import type { PortalEvents } from '../events/portalEvents';
import type { ConsentState } from './consentCategories';
import type { Consent } from './createConsent';
import type { EventSchemas, QueuedEvent, TrackerActivity } from './events';
import { later } from './later';
import type { DropReason, Transport } from './transport';

const MAX_QUEUED = 1_000;
/** Before code that could not be fetched is fetched again. */
const RETRY_MS = 30_000;

/** Counts since the tracker was created: `accepted` = `queued` + `sending` + `delivered` + all of `dropped`. */
export interface TrackerCounts {
  /** All that were tracked, and those that an earlier page left. */
  accepted: number;
  /** Waiting for an answer or for the code that checks them. */
  queued: number;
  /** Checked and not yet delivered. */
  sending: number;
  /** Taken by the receiver. */
  delivered: number;
  /** Not sent, by reason. */
  dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** What a tracker works with. */
export interface TrackerOptions<Events> {
  /** Decides whether anything is sent. */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Fetches the schemas of the events; called after opt-in alone. */
  events: () => Promise<EventSchemas<Events>>;
  /** Where events go. Without one the tracker does nothing at all. */
  transport?: Transport | undefined;
  /** Address of the page: `() => location.href`. Read when an event is tracked. */
  page?: () => string;
  /** Sent with every event, e.g. environment and distributor. Single words; others are left out and reported. */
  context?: Readonly<Record<string, string>>;
  /**
   * Receives what does not fit and code that cannot be fetched; names the event and the field, never a value.
   * @default Throws it in a task of its own, so that it reaches the global error handler.
   */
  onError?: (error: unknown) => void;
  /** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
  schedule?: (task: () => void, delayMs: number) => () => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** From 0 up to 1; spreads retries. */
  random?: () => number;
}

/** Records what happens in the page. Its functions need no `this`, and none of them throws. */
export interface Tracker<Events = PortalEvents> {
  /** Tracks an event. It is sent while the visitor has opted in, and waits in memory while they are unanswered. */
  track: <Name extends keyof Events & string>(name: Name, fields: Events[Name]) => void;
  /** Whose the following events are: the session's tracking id, or undefined when nobody is logged in. */
  identify: (trackingId: string | undefined) => void;
  /** How many events there were, and what became of them. */
  getCounts: () => TrackerCounts;
  /** Calls `listener` with everything that happens to events. Returns the function that ends it. */
  subscribe: (listener: (activity: TrackerActivity) => void) => () => void;
  /** Ends it: nothing is sent or counted any more. What is stored on the device stays. */
  close: () => void;
}

/**
 * Sends events while the visitor allows it. All events are queued in memory, at most 1,000; the oldest is
 * dropped first. A yes fetches the code that checks and sends; the first request follows a second after
 * that. A no drops the queue, and a withdrawal ends everything synchronously.
 */
export function createTracker<Events>(options: TrackerOptions<Events>): Tracker<Events> {
  const {
    consent,
    page = () => '',
    onError = (error) => {
      throw error;
    },
    schedule = later,
    now = Date.now,
  } = options;
  let { transport } = options;
  const listeners = new Set<(activity: TrackerActivity) => void>();
  const dropped: Partial<Record<DropReason, number>> = {};
  const queue: QueuedEvent[] = [];
  let accepted = 0;
  let delivered = 0;
  let trackingId: string | undefined;
  let delivery: Delivery | undefined;
  let stopDelivery: ((reason: DropReason) => void) | undefined;

  // In a task of its own: neither a report nor what it throws reaches the caller.
  const report = (error: unknown) => void schedule(() => onError(error), 0);

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  function notify(activity: TrackerActivity): void {
    for (const listener of listeners) attempt(() => listener(activity));
  }

  /** Takes an event out of the queue, once: without a reason it is delivered. */
  function end(event: QueuedEvent, reason?: DropReason): void {
    const index = queue.indexOf(event);
    if (index < 0) return;
    queue.splice(index, 1);
    if (reason) dropped[reason] = (dropped[reason] ?? 0) + 1;
    else delivered += 1;
    notify(reason ? { type: 'dropped', event, reason } : { type: 'delivered', event });
  }

  function add(event: QueuedEvent, type: 'queued' | 'restored'): void {
    accepted += 1;
    queue.push(event);
    // Asked anew: another subscriber may hear of a withdrawal, and track, before this one does.
    if (consent.getState() === 'OPTED_OUT') {
      end(event, 'OPTED_OUT');
      return;
    }
    notify({ type, event });
    while (queue.length > MAX_QUEUED) {
      const oldest = queue.find(({ inFlight }) => !inFlight);
      if (oldest) end(oldest, 'QUEUE_FULL');
      else break;
    }
  }

  function endAll(reason: DropReason, those = (_: QueuedEvent) => true): void {
    for (const event of queue.filter(those)) end(event, reason);
  }

  function startDelivery(receiver: Transport): void {
    let stopped: DropReason | undefined;
    let cancelRetry = () => {};
    stopDelivery = (reason) => {
      stopped = reason;
      const ending = delivery;
      delivery = stopDelivery = undefined;
      cancelRetry();
      if (ending) attempt(ending.stop);
      endAll(reason, ({ outgoing }) => outgoing !== undefined);
    };
    const start = async () => {
      try {
        const [{ createDelivery }, schemas, open] = await Promise.all([
          import('../delivery/createDelivery'),
          options.events(),
          receiver.load(),
        ]);
        if (stopped) return;
        const { context, random } = options;
        const host = { queue, add, end, notify, report, schedule, context, random };
        const opened = createDelivery(open(), schemas, host);
        if (!stopped) {
          delivery = opened;
          return;
        }
        // A listener withdrew while it opened: what it stored meanwhile goes too.
        attempt(opened.stop);
        endAll(stopped, ({ outgoing }) => outgoing !== undefined);
        if (stopped === 'WITHDRAWN') attempt(receiver.forget);
      } catch (error) {
        if (stopped) return;
        report(error);
        cancelRetry = schedule(start, RETRY_MS);
      }
    };
    void start();
  }

  function follow(state: ConsentState): void {
    if (!transport) return;
    if (state === 'OPTED_IN') {
      if (!stopDelivery) startDelivery(transport);
      return;
    }
    stopDelivery?.('WITHDRAWN');
    if (state === 'OPTED_OUT') endAll('OPTED_OUT');
    // Also what an earlier page kept, if the answer was changed elsewhere.
    attempt(transport.forget);
  }

  const unsubscribe = consent.subscribe(follow);
  follow(consent.getState());

  return {
    track(name, fields) {
      if (!transport) return;
      const event: { -readonly [Part in keyof QueuedEvent]: QueuedEvent[Part] } = {
        name,
        time: now(),
      };
      if (trackingId !== undefined) event.trackingId = trackingId;
      try {
        event.page = page();
        // What waits must not change with what the caller goes on to do with its object.
        event.fields = structuredClone(fields);
      } catch {
        // No page, or not plain data: the check refuses and reports an event without them.
      }
      add(event, 'queued');
      if (consent.getState() === 'OPTED_IN') delivery?.update();
    },
    identify(id) {
      trackingId = id;
    },
    getCounts() {
      const sending = queue.filter(({ outgoing }) => outgoing).length;
      const queued = queue.length - sending;
      return { accepted, queued, sending, delivered, dropped: { ...dropped } };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      unsubscribe();
      stopDelivery?.('CLOSED');
      endAll('CLOSED');
      listeners.clear();
      transport = undefined;
    },
  };
}
