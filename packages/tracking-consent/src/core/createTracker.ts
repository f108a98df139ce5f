import type { Delivery } from '../delivery/createDelivery';
import type { ConsentState } from './consentCategories';
import type { Consent } from './createConsent';
import { later } from './later';
import type { TrackerActivity } from './trackerActivity';
import type { EventName, TrackedEvent, TrackingEvents } from './trackingEvents';
import type { DropReason, Transport } from './transport';

const MAX_QUEUED = 1_000;
/** Until code that could not be fetched is fetched again. */
const RETRY_MS = 30_000;

/** Counts since the tracker was made: `accepted` = `queued` + `sending` + `delivered` + all of `dropped`. */
export interface TrackerCounts {
  /** All that it was told of, and those that an earlier page left behind. */
  accepted: number;
  /** Waiting for an answer or their turn. */
  queued: number;
  /** On their way. */
  sending: number;
  /** Taken by the receiver. */
  delivered: number;
  /** Not sent, by reason. */
  dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** What a tracker works with. */
export interface TrackerOptions {
  /** Decides whether anything is sent. */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Where events go. Without one the tracker does nothing at all. */
  transport?: Transport;
  /** Address of the page: `() => location.href`. Read when an event is told of. */
  page?: () => string;
  /** Sent with every event, e.g. environment and distributor. Constant; checked as fields are. */
  context?: Readonly<Record<string, string>>;
  /**
   * Told of events that do not fit and of code that cannot be fetched; names the event and the field,
   * never a value.
   * @default Throws it from a task of its own, so that it reaches the global error handler.
   */
  onError?: (error: unknown) => void;
  /** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
  schedule?: (task: () => void, delayMs: number) => () => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** From 0 up to 1; chooses pseudonyms. */
  random?: () => number;
}

/** Tells of what happens in the page. Its functions need no `this`, and none of them throws. */
export interface Tracker {
  /** Tells of an event. Sent while the visitor has opted in; waits in memory while they are unanswered. */
  track: <Name extends EventName>(name: Name, fields: TrackingEvents[Name]) => void;
  /** Whose events the ones that follow are: the session's tracking id, or undefined when nobody is logged in. */
  identify: (trackingId: string | undefined) => void;
  /** How many events there were, and what became of them. */
  getCounts: () => TrackerCounts;
  /** Calls `listener` with everything that happens to events. Returns the function that ends it. */
  subscribe: (listener: (activity: TrackerActivity) => void) => () => void;
  /** Ends it: nothing is sent or counted any more. What is stored on the device stays. */
  close: () => void;
}

/** An event that is being told of. */
type Draft = { -readonly [Part in keyof TrackedEvent]: TrackedEvent[Part] };

/**
 * Holds events to the visitor's consent (specification part 2 §4). Before a yes they wait in memory,
 * 1,000 at most, the oldest going first; a no drops them. After a yes the code that checks and sends
 * is fetched, and they go out a second after it is ready. A withdrawal ends everything before it returns.
 */
export function createTracker(options: TrackerOptions): Tracker {
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
  const queue: TrackedEvent[] = [];
  let accepted = 0;
  let delivered = 0;
  let drops = 0;
  let trackingId: string | undefined;
  let delivery: Delivery | undefined;
  let end: ((reason: DropReason) => void) | undefined;

  // In a task of its own: neither a report nor what it throws meets the caller.
  const report = (error: unknown) => void schedule(() => onError(error), 0);

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  function tell(activity: TrackerActivity): void {
    if (activity.type === 'restored') accepted += 1;
    if (activity.type === 'delivered') delivered += 1;
    if (activity.type === 'dropped') {
      drops += 1;
      dropped[activity.reason] = (dropped[activity.reason] ?? 0) + 1;
    }
    for (const listener of listeners) attempt(() => listener(activity));
  }

  function dropQueued(reason: DropReason, left = 0): void {
    while (queue.length > left) tell({ type: 'dropped', event: queue.shift(), reason });
  }

  function begin(work: Transport): void {
    let over: DropReason | undefined;
    let cancel = () => {};
    end = (reason) => {
      const ending = delivery;
      over = reason;
      delivery = end = undefined;
      cancel();
      ending?.stop(reason);
    };
    const start = async () => {
      try {
        const [{ createDelivery }, open] = await Promise.all([
          import('../delivery/createDelivery'),
          work.load(),
        ]);
        if (over) return;
        const host = { ...options, schedule, queue, tell, report, ended: () => over };
        delivery = createDelivery(open, host);
      } catch (error) {
        if (over) return;
        report(error);
        cancel = schedule(start, RETRY_MS);
      }
    };
    start();
  }

  function follow(state: ConsentState): void {
    if (!transport) return;
    if (state === 'OPTED_IN') {
      if (!end) begin(transport);
      return;
    }
    end?.('WITHDRAWN');
    if (state === 'OPTED_OUT') dropQueued('OPTED_OUT');
    // Also what an earlier page left, if the answer was changed elsewhere.
    attempt(transport.forget);
  }

  const unsubscribe = consent.subscribe(follow);
  follow(consent.getState());

  return {
    track(name, fields) {
      if (!transport) return;
      accepted += 1;
      const event: Draft = { name, time: now(), trackingId };
      try {
        event.page = page();
        // What waits must not change with what the caller goes on to do with its object.
        event.fields = structuredClone(fields);
      } catch {
        // No page, or no plain data: an event without them is refused, and reported, when it is checked.
      }
      // Asked anew: another subscriber may hear of a withdrawal, and track, before this one does.
      const state = consent.getState();
      if (state === 'OPTED_IN' && delivery?.send(event)) return;
      queue.push(event);
      if (state === 'OPTED_OUT') return dropQueued(state);
      tell({ type: 'queued', event });
      dropQueued('QUEUE_FULL', MAX_QUEUED);
    },
    identify(id) {
      trackingId = id;
    },
    getCounts() {
      const queued = queue.length;
      const sending = accepted - queued - delivered - drops;
      return { accepted, queued, sending, delivered, dropped: { ...dropped } };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      unsubscribe();
      end?.('CLOSED');
      dropQueued('CLOSED');
      listeners.clear();
      transport = undefined;
    },
  };
}
