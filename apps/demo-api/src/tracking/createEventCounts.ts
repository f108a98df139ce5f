/** How often each event arrived. Contains no fields of events. */
export interface EventCounts {
  /** Counts the records of a batch, in the order of the batch. */
  add(records: readonly unknown[]): void;
  /** The names, in the order in which they arrived first. */
  all(): readonly (readonly [name: string, count: number])[];
  reset(): void;
}

/** The names of events are words that are written in the code. Any other name is counted under this name. */
const OTHER = '(annet)';
const NAME = /^[\p{L}$][\p{L} $_-]{0,49}$/u;
const MAX_NAMES = 100;

/** Creates counts of events by their name. */
export function createEventCounts(): EventCounts {
  const counts = new Map<string, number>();
  return {
    add(records) {
      for (const record of records) {
        const { event } = (record ?? {}) as { event?: unknown };
        const valid = typeof event === 'string' && NAME.test(event);
        const name = valid && (counts.has(event) || counts.size < MAX_NAMES) ? event : OTHER;
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    },
    all: () => [...counts],
    reset: () => counts.clear(),
  };
}
