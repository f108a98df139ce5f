import type { QueuedEvent, TrackerActivity } from './events';
import type { DropReason, OutgoingEvent } from './transport';

const MAX_QUEUED = 1_000;

/** Counts since the tracker was created: `accepted` = `queued` + `checked` + `delivered` + all of `dropped`. */
export interface TrackerCounts {
  /** Events that were tracked, and those that an earlier page saved. */
  accepted: number;
  /** Waiting for consent, or for the code that checks them. */
  queued: number;
  /** Checked, and not yet delivered: waiting for a request or for its response. */
  checked: number;
  /** Received by the receiver. */
  delivered: number;
  /** Not sent, by reason. */
  dropped: Readonly<Partial<Record<DropReason, number>>>;
}

/** The outcome of a batch: `retry` puts the batch back, a reason drops it. */
type Outcome = 'delivered' | 'retry' | DropReason;

/**
 * The events that are neither delivered nor dropped, oldest first. Only the queue changes an event. Each event is
 * counted once when it leaves; an event that has left already is ignored.
 */
export interface EventQueue {
  /** Adds an event. The oldest of more than 1,000 that is in no request is dropped. */
  add: (event: QueuedEvent) => void;
  /**
   * Adds an event that an earlier page saved, unless the queue has it. The event can be taken until it is `maxAgeMs` old.
   */
  restore: (outgoing: OutgoingEvent, maxAgeMs: number) => void;
  /** Counts an event that an earlier page saved and this page refuses. */
  refuse: (saved: OutgoingEvent, reason: DropReason) => void;
  /** Sets the time of all events: the visitor has opened the page, which was rendered in advance. */
  setTime: (time: number) => void;
  /** Marks an event as checked. The event can be taken until it is `maxAgeMs` old. */
  check: (event: QueuedEvent, outgoing: OutgoingEvent, maxAgeMs: number) => void;
  /** Takes at most `count` checked events for a request, after it has dropped those that are too old. */
  take: (count: number) => QueuedEvent[];
  /** Ends a request with the events that were taken for it. */
  settle: (batch: readonly QueuedEvent[], outcome: Outcome) => void;
  /** Drops events, by default all. */
  drop: (reason: DropReason, events?: readonly QueuedEvent[]) => void;
  /** The events that have not been checked. */
  unchecked: () => QueuedEvent[];
  /** The events that have been checked, including those in a request. */
  checked: () => QueuedEvent[];
  /** The checked events that are in no request. */
  ready: () => QueuedEvent[];
  /** How many events there are in each state. */
  getCounts: () => TrackerCounts;
}

/**
 * Creates the queue.
 * @param closedBy why an event that is added now is dropped; undefined when the queue takes it
 * @param notify called with each step of each event
 */
export function createEventQueue(
  closedBy: () => DropReason | undefined,
  notify: (activity: TrackerActivity) => void,
): EventQueue {
  type Entry = { -readonly [Part in keyof QueuedEvent]: QueuedEvent[Part] };
  const entries: Entry[] = [];
  const dropped: Partial<Record<DropReason, number>> = {};
  let accepted = 0;
  let delivered = 0;

  function remove(event: QueuedEvent, reason?: DropReason): void {
    const index = entries.indexOf(event);
    if (index < 0) return;
    entries.splice(index, 1);
    if (reason) dropped[reason] = (dropped[reason] ?? 0) + 1;
    else delivered += 1;
    notify(reason ? { type: 'dropped', event, reason } : { type: 'delivered', event });
  }

  function add(event: QueuedEvent, type: 'queued' | 'restored'): void {
    accepted += 1;
    entries.push(event);
    const reason = closedBy();
    if (reason) {
      remove(event, reason);
      return;
    }
    notify({ type, event });
    while (entries.length > MAX_QUEUED) {
      const oldest = entries.find(({ inFlight }) => !inFlight);
      if (!oldest) break;
      remove(oldest, 'QUEUE_FULL');
    }
  }

  const expiryOf = ({ time }: { time: number }, maxAgeMs: number) =>
    performance.now() + time + maxAgeMs - Date.now();
  const unchecked = () => entries.filter(({ outgoing }) => !outgoing);
  const checked = () => entries.filter(({ outgoing }) => outgoing);
  const ready = () => entries.filter(({ outgoing, inFlight }) => outgoing && !inFlight);
  const drop: EventQueue['drop'] = (reason, events = [...entries]) => {
    for (const event of events) remove(event, reason);
  };

  return {
    add: (event) => add(event, 'queued'),
    restore(outgoing, maxAgeMs) {
      if (entries.some((event) => event.outgoing?.id === outgoing.id)) return;
      const { name, time } = outgoing;
      add({ name, time, outgoing, expiresAt: expiryOf(outgoing, maxAgeMs) }, 'restored');
    },
    refuse({ time }, reason) {
      // Without the event's name and fields: any script may have written them.
      const event = { name: '', time };
      add(event, 'restored');
      remove(event, reason);
    },
    setTime(time) {
      for (const event of entries) event.time = time;
    },
    check(event, outgoing, maxAgeMs) {
      Object.assign(event, { outgoing, expiresAt: expiryOf(event, maxAgeMs) });
      notify({ type: 'checked', event });
    },
    take(count) {
      drop(
        'TOO_OLD',
        ready().filter(({ expiresAt = 0 }) => performance.now() >= expiresAt),
      );
      const batch = ready().slice(0, count);
      for (const event of batch) event.inFlight = true;
      return batch;
    },
    settle(batch, outcome) {
      for (const event of batch as readonly Entry[]) {
        event.inFlight = false;
        if (outcome !== 'retry') remove(event, outcome === 'delivered' ? undefined : outcome);
      }
    },
    drop,
    unchecked,
    checked,
    ready,
    getCounts: () => ({
      accepted,
      queued: unchecked().length,
      checked: checked().length,
      delivered,
      dropped: { ...dropped },
    }),
  };
}
