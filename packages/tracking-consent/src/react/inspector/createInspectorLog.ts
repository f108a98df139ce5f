import type { ConsentState } from '../../core/consentCategories';
import type { Consent } from '../../core/createConsent';
import type { Tracker, TrackerCounts } from '../../core/createTracker';
import type { TrackerActivity } from '../../core/trackerActivity';
import { scrubAddress } from '../../delivery/scrubAddress';

const MAX_EVENTS = 100;

/** An event and what became of it. */
export interface LoggedEvent {
  /** Another for each event. */
  key: number;
  /** What happened, as the page told it. */
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  /** How far it has come. */
  status: TrackerActivity['type'];
  /** Why it was dropped. */
  reason?: string;
  /** The scrubbed address of its page; empty where an earlier page told of it. */
  page: string;
  /** What is sent; undefined until it has been checked. */
  fields?: object;
}

/** What the inspector shows. The same object until something happens. */
export interface InspectorSnapshot {
  /** Every answer since the log began, the last one first. */
  history: readonly { time: number; state: ConsentState }[];
  /** The last 100 events, the newest first. */
  events: readonly LoggedEvent[];
  /** What the tracker has counted. */
  counts: TrackerCounts;
}

/** Listens to consent and tracker, and remembers. */
export interface InspectorLog {
  /** What is known now. */
  getSnapshot: () => InspectorSnapshot;
  /** Calls `listener` when something happened. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Listens no more. */
  close: () => void;
}

/** Begins to listen. It sees what happens from now on, and no events from before. */
export function createInspectorLog(
  consent: Pick<Consent, 'getState' | 'subscribe'>,
  tracker: Pick<Tracker, 'getCounts' | 'subscribe'>,
  now: () => number = Date.now,
): InspectorLog {
  const listeners = new Set<() => void>();
  /** Of events that may still change, by their object and by their id. */
  const keys = new Map<object | string, number>();
  let nextKey = 0;
  let snapshot: InspectorSnapshot = {
    history: [{ time: now(), state: consent.getState() }],
    events: [],
    counts: tracker.getCounts(),
  };

  function change(next: Partial<InspectorSnapshot>): void {
    snapshot = { ...snapshot, ...next, counts: tracker.getCounts() };
    for (const listener of [...listeners]) listener();
  }

  function hear(activity: TrackerActivity): void {
    const event = 'event' in activity ? activity.event : undefined;
    const outgoing = 'outgoing' in activity ? activity.outgoing : undefined;
    const known = (event && keys.get(event)) ?? (outgoing && keys.get(outgoing.id));
    const key = known ?? nextKey++;
    if (event) keys.set(event, key);
    if (outgoing) keys.set(outgoing.id, key);

    const before = snapshot.events.find((each) => each.key === key);
    const entry: LoggedEvent = {
      key,
      name: outgoing?.name ?? event?.name ?? '',
      time: outgoing?.time ?? event?.time ?? now(),
      page: event?.page ? scrubAddress(event.page) : '',
      ...before,
      ...(outgoing && { fields: outgoing.fields }),
      status: activity.type,
      ...('reason' in activity && { reason: activity.reason }),
    };
    const { events } = snapshot;
    change({
      events: before
        ? events.map((each) => (each === before ? entry : each))
        : [entry, ...events].slice(0, MAX_EVENTS),
    });
    if (entry.status === 'dropped' || entry.status === 'delivered') {
      if (event) keys.delete(event);
      if (outgoing) keys.delete(outgoing.id);
    }
  }

  const stops = [
    tracker.subscribe(hear),
    consent.subscribe((state) =>
      change({ history: [{ time: now(), state }, ...snapshot.history].slice(0, MAX_EVENTS) }),
    ),
  ];

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      for (const stop of stops) stop();
      listeners.clear();
    },
  };
}
