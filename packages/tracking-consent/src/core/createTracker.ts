import { createListeners } from '@forsikring/foundation/createListeners';
import { whenActivated } from '@forsikring/foundation/page/whenActivated';
import type { Delivery } from '../delivery/createDelivery';
import type { StandardEvents } from '../events/standardEvents';
import type { ConsentState } from './consentCategories';
import type { Consent } from './createConsent';
import { createEventQueue, type TrackerCounts } from './createEventQueue';
import type { EventSchemas, QueuedEvent, TrackerActivity } from './events';
import { scheduleTimeout } from './scheduleTimeout';
import type { DropReason, Transport } from './transport';

/** Before code that failed to load is requested again. */
const RETRY_MS = 30_000;

/** Options of `createTracker`. */
export interface TrackerOptions<Events> {
  /** Decides whether anything is sent. */
  consent: Pick<Consent, 'getState' | 'subscribe'>;
  /** Loads the schemas of the events; called only after opt-in. */
  events: () => Promise<EventSchemas<Events>>;
  /** Sends the events. Without a transport the tracker does nothing. */
  transport?: Transport | undefined;
  /** Drops events from before the visitor's choice (`UNANSWERED`), instead of sending them after an opt-in. @default false */
  dropUnanswered?: boolean | undefined;
  /** Address of the page: `() => location.href`. Read when an event is tracked. */
  page?: (() => string) | undefined;
  /** Sent with every event, e.g. environment and distributor. Only single words; others are left out and reported. */
  context?: Readonly<Record<string, string>> | undefined;
  /**
   * Receives errors about invalid events and code that fails to load. They name event and field, never a value.
   * @default Throws it in a separate task, so that it reaches the global error handler.
   */
  onError?: ((error: unknown) => void) | undefined;
  /** Runs `task` once after `delayMs` milliseconds, unless the returned function is called first. */
  schedule?: ((task: () => void, delayMs: number) => () => void) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** A number from 0 up to 1, which spreads retries. */
  random?: (() => number) | undefined;
}

/** Records what happens in the page. Its functions need no `this`, and none of them throws. */
export interface Tracker<Events = StandardEvents> {
  /** Tracks an event. The event is sent while the visitor has opted in, and queued while the visitor has not chosen. */
  track: <Name extends keyof Events & string>(name: Name, fields: Events[Name]) => void;
  /**
   * Sets the session's tracking id for the following events: undefined when nobody is logged in, and an empty string for
   * a customer without an id. When the customer logs out or another one logs in, drops the events that are queued without
   * a choice: only the customer who caused them may allow them to be sent.
   */
  identify: (trackingId: string | undefined) => void;
  /** How many events there are in each state. */
  getCounts: () => TrackerCounts;
  /** Calls `listener` with each step of each event. Returns the function that unsubscribes. */
  subscribe: (listener: (activity: TrackerActivity) => void) => () => void;
  /** Stops the tracker: nothing more is sent. Counts what remains as `CLOSED`. Events stored on the device stay. */
  close: () => void;
}

/**
 * Sends events while the visitor allows it. All events are queued in memory, at most 1,000; the oldest is
 * dropped first. An opt-in loads the code that checks and sends events; the first request follows a second
 * after that. An opt-out drops the queue, and a withdrawal stops everything synchronously. Without a choice,
 * the queue is dropped when the customer changes. In a page that the browser renders in advance, all of this waits until
 * the visitor opens the page, which is then the time of the events so far.
 */
export function createTracker<Events>(options: TrackerOptions<Events>): Tracker<Events> {
  const {
    consent,
    dropUnanswered,
    page = () => '',
    onError = (error) => {
      throw error;
    },
    schedule = scheduleTimeout,
    now = Date.now,
  } = options;
  let { transport } = options;
  const { listeners, subscribe, notify } = createListeners<[TrackerActivity]>();
  let trackingId: string | undefined;
  let delivery: Delivery | undefined;
  let stopDelivery: ((reason: DropReason) => void) | undefined;

  // In a separate task: errors of `onError` must not reach the caller of `track`.
  const report = (error: unknown) => void schedule(() => onError(error), 0);

  function attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      report(error);
    }
  }

  // Reads consent again: another subscriber may track an event before the tracker is notified of a withdrawal.
  const closedBy = () => {
    const state = consent.getState();
    return state === 'OPTED_OUT' || (state === 'UNANSWERED' && dropUnanswered) ? state : undefined;
  };
  const queue = createEventQueue(closedBy, notify);

  function startDelivery(receiver: Transport): void {
    let stopped: DropReason | undefined;
    let cancelRetry = () => {};
    stopDelivery = (reason) => {
      stopped = reason;
      const current = delivery;
      delivery = stopDelivery = undefined;
      cancelRetry();
      if (current) attempt(current.stop);
      queue.drop(reason, queue.checked());
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
        const newDelivery = createDelivery(open(), schemas, queue, {
          context,
          random,
          schedule,
          report,
        });
        if (!stopped) {
          delivery = newDelivery;
          return;
        }
        // A listener withdrew consent while the session opened: remove what the session has stored.
        attempt(newDelivery.stop);
        queue.drop(stopped, queue.checked());
        if (stopped === 'WITHDRAWN') attempt(receiver.removeStored);
      } catch (error) {
        if (stopped) return;
        report(error);
        cancelRetry = schedule(start, RETRY_MS);
      }
    };
    void start();
  }

  function onConsentChange(state: ConsentState): void {
    if (!transport) return;
    if (state === 'OPTED_IN') {
      if (!stopDelivery) startDelivery(transport);
      return;
    }
    stopDelivery?.('WITHDRAWN');
    const reason = closedBy();
    if (reason) queue.drop(reason);
    // Also removes what an earlier page saved, in case the visitor opted out elsewhere.
    attempt(transport.removeStored);
  }

  let unsubscribe = () => {};
  const stopWaiting = whenActivated(() => {
    queue.setTime(now());
    unsubscribe = consent.subscribe(onConsentChange);
    onConsentChange(consent.getState());
  });

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
        // Cloned, so that the caller can change its object afterwards.
        event.fields = structuredClone(fields);
      } catch {
        // No page, or not plain data: `checkEvent` refuses and reports the event.
      }
      queue.add(event);
      if (consent.getState() === 'OPTED_IN') delivery?.update();
    },
    identify(id) {
      const customerLeft = trackingId !== undefined && trackingId !== id;
      trackingId = id;
      if (customerLeft && consent.getState() === 'UNANSWERED') queue.drop('CUSTOMER_CHANGED');
    },
    getCounts: queue.getCounts,
    subscribe: (listener) => subscribe((activity) => attempt(() => listener(activity))),
    close() {
      stopWaiting();
      unsubscribe();
      stopDelivery?.('CLOSED');
      queue.drop('CLOSED');
      listeners.clear();
      transport = undefined;
    },
  };
}
