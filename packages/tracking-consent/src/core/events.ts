import type { GenericSchema, InferInput, ObjectEntries } from 'valibot';
import type { DropReason, FieldValue, OutgoingEvent } from './transport';

/** A schema's output: plain values. What is null or undefined is left out. */
type CheckedFields = Readonly<Record<string, FieldValue | null | undefined>>;

/** What a `v.object` has, and a `v.variant` or `v.union` of them: a `v.record` takes any field. */
type ListsFields = { readonly entries: ObjectEntries } | { readonly options: readonly unknown[] };

/** The schema of each event, by the event's name. Fields that it does not list are not sent. */
export type EventSchemas<Events = Record<string, unknown>> = {
  readonly [Name in keyof Events]: GenericSchema<Events[Name], CheckedFields> & ListsFields;
};

/** What a caller passes, option by option: `Omit` alone would keep only the fields that all options have. */
type FieldsToPass<Input> = Input extends unknown
  ? Omit<Input, '$current_url' | 'side'> & Partial<Pick<Input, keyof Input & 'side'>>
  : never;

/**
 * The fields that a caller passes with each event of these schemas. `side` may be left out: the tracker
 * fills it. `$current_url` is the tracker's own.
 */
export type InferEvents<Schemas extends EventSchemas> = {
  [Name in keyof Schemas]: FieldsToPass<InferInput<Schemas[Name]>>;
};

/** What the page tracked, with the time, page and customer of that moment. Its fields have not been checked. */
export interface TrackedEvent {
  /** What happened. */
  readonly name: string;
  /** Missing where they are not plain data. */
  readonly fields?: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Address of the page. Only its scrubbed form leaves the page. */
  readonly page?: string;
  /** The session's tracking id. Only its hash leaves the page. */
  readonly trackingId?: string;
}

/** An event in the queue: the same object from `track` to its end. */
export interface QueuedEvent extends TrackedEvent {
  /** As it is sent; undefined until it has been checked. */
  outgoing?: OutgoingEvent;
  /** Whether a request with it is under way. */
  inFlight?: boolean;
  /** When the receiver no longer takes it, by `performance.now()`, which a changed clock does not move. */
  expiresAt?: number;
}

/** What happened to an event. `restored`: an earlier page left it, and this one sends it. */
export interface TrackerActivity {
  /** How far it has come. */
  type: 'queued' | 'restored' | 'sending' | 'delivered' | 'dropped';
  /** The event itself; the same object each time. */
  event: QueuedEvent;
  /** Why it was dropped. */
  reason?: DropReason;
}
