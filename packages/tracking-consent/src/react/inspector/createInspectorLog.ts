import type { ConsentState } from '../../core/consentCategories';
import type { ConsentRule } from '../../core/consentRule';
import type { Consent } from '../../core/createConsent';
import type { Tracker, TrackerCounts } from '../../core/createTracker';
import type { QueuedEvent, TrackerActivity } from '../../core/events';
import { scrubAddress } from '../../events/scrubAddress';

const MAX_EVENTS = 100;

/** An event and what became of it. */
export interface LoggedEvent {
  /** Another for each event. */
  key: number;
  /** What happened. */
  name: string;
  /** Milliseconds since 1970. */
  time: number;
  /** How far it has come. */
  status: TrackerActivity['type'];
  /** Why it was dropped. */
  reason?: string | undefined;
  /** The scrubbed address of its page; empty where an earlier page tracked it. */
  page: string;
  /** What is sent; undefined until it has been checked. */
  fields?: object | undefined;
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
  /** Which cookies hold the answer. */
  rule: ConsentRule;
  /** What is known now. */
  getSnapshot: () => InspectorSnapshot;
  /** Calls `listener` when something happened. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Listens no more. */
  close: () => void;
}

/** Begins to listen. It sees what happens from now on, and no events from before. */
export function createInspectorLog(
  consent: Pick<Consent, 'rule' | 'getState' | 'subscribe'>,
  tracker: Pick<Tracker<never>, 'getCounts' | 'subscribe'>,
  now: () => number = Date.now,
): InspectorLog {
  const listeners = new Set<() => void>();
  const keys = new WeakMap<QueuedEvent, number>();
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
    change({
      events: events.some((each) => each.key === key)
        ? events.map((each) => (each.key === key ? entry : each))
        : [entry, ...events].slice(0, MAX_EVENTS),
    });
  }

  const stops = [
    tracker.subscribe(record),
    consent.subscribe((state) =>
      change({ history: [{ time: now(), state }, ...snapshot.history].slice(0, MAX_EVENTS) }),
    ),
  ];

  return {
    rule: consent.rule,
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
