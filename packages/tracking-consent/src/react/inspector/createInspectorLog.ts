import { createListeners } from '@forsikring/foundation/createListeners';
import type { ConsentState } from '../../core/consentCategories';
import type { ConsentRule } from '../../core/consentRule';
import type { Consent } from '../../core/createConsent';
import type { TrackerCounts } from '../../core/createEventQueue';
import type { Tracker } from '../../core/createTracker';
import type { QueuedEvent, TrackerActivity } from '../../core/events';
import { scrubAddress } from '../../events/scrubAddress';

const MAX_EVENTS = 100;

/** An event and its latest step. */
export interface LoggedEvent {
  /** Unique for each event. */
  key: number;
  /** Name of the event. */
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The latest step. */
  status: TrackerActivity['type'];
  /** Why the event was dropped. */
  reason?: string | undefined;
  /** The scrubbed address of its page; empty when an earlier page tracked it. */
  page: string;
  /** The fields as they are sent; undefined until they have been checked. */
  fields?: object | undefined;
}

/** What the inspector shows. The same object until something changes. */
export interface InspectorSnapshot {
  /** The states of consent since the log was created, newest first. */
  history: readonly { time: number; state: ConsentState }[];
  /** The last 100 events, newest first. */
  events: readonly LoggedEvent[];
  /** The counts of the tracker. */
  counts: TrackerCounts;
}

/** Records what consent and tracker report. */
export interface InspectorLog {
  /** Which cookies contain the consent. */
  rule: ConsentRule;
  /** The current snapshot. */
  getSnapshot: () => InspectorSnapshot;
  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Stops recording. */
  close: () => void;
}

/** Starts recording. Events from before are not recorded. */
export function createInspectorLog(
  consent: Pick<Consent, 'rule' | 'getState' | 'subscribe'>,
  tracker: Pick<Tracker<never>, 'getCounts' | 'subscribe'>,
  now: () => number = Date.now,
): InspectorLog {
  const { listeners, subscribe, notify } = createListeners();
  const keys = new WeakMap<QueuedEvent, number>();
  let nextKey = 0;
  let snapshot: InspectorSnapshot = {
    history: [{ time: now(), state: consent.getState() }],
    events: [],
    counts: tracker.getCounts(),
  };

  function update(next: Partial<InspectorSnapshot>): void {
    snapshot = { ...snapshot, ...next, counts: tracker.getCounts() };
    notify();
  }

  function record({ type, event, reason }: TrackerActivity): void {
    const key = keys.get(event) ?? nextKey++;
    keys.set(event, key);
    const entry: LoggedEvent = {
      key,
      name: event.name,
      time: event.time,
      page: event.page ? scrubAddress(event.page) : '',
      fields: event.outgoing?.fields,
      status: type,
      reason,
    };
    const { events } = snapshot;
    update({
      events: events.some((each) => each.key === key)
        ? events.map((each) => (each.key === key ? entry : each))
        : [entry, ...events].slice(0, MAX_EVENTS),
    });
  }

  const unsubscribeFns = [
    tracker.subscribe(record),
    consent.subscribe((state) =>
      update({ history: [{ time: now(), state }, ...snapshot.history].slice(0, MAX_EVENTS) }),
    ),
  ];

  return {
    rule: consent.rule,
    getSnapshot: () => snapshot,
    subscribe,
    close() {
      for (const unsubscribe of unsubscribeFns) unsubscribe();
      listeners.clear();
    },
  };
}
