import type { GenericSchema, InferInput, ObjectEntries } from 'valibot';
import type { DropReason, FieldValue, OutgoingEvent } from './transport';

/** A schema's output: plain values. Null and undefined are left out. */
type CheckedFields = Readonly<Record<string, FieldValue | null | undefined>>;

/** A `v.object`, or a `v.variant` or `v.union` of them. A `v.record` is excluded, since it takes any field. */
type ListsFields = { readonly entries: ObjectEntries } | { readonly options: readonly unknown[] };

/** The schema of each event, by the event's name. Fields that a schema does not list are not sent. */
export type EventSchemas<Events = Record<string, unknown>> = {
  readonly [Name in keyof Events]: GenericSchema<Events[Name], CheckedFields> & ListsFields;
};

/** Distributes over the options of a union: plain `Omit` would keep only the fields that all options have. */
type FieldsToPass<Input> = Input extends unknown
  ? { [Field in keyof Input as Exclude<Field, '$current_url' | 'side'>]: Input[Field] } & Partial<
      Pick<Input, keyof Input & 'side'>
    >
  : never;

/**
 * The fields that a caller passes with each event of these schemas. `side` may be left out: the tracker
 * fills it in. Only the tracker sets `$current_url`.
 */
export type InferEvents<Schemas extends EventSchemas> = {
  [Name in keyof Schemas]: FieldsToPass<InferInput<Schemas[Name]>>;
};

/** A tracked event, with the time, page and customer when it was tracked. Its fields have not been checked. */
export interface TrackedEvent {
  /** Name of the event. */
  readonly name: string;
  /** The fields; missing when they are not plain data. */
  readonly fields?: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Address of the page. Only its scrubbed form leaves the page. */
  readonly page?: string;
  /** The session's tracking id. Only its hash leaves the page. */
  readonly trackingId?: string;
}

/** An event in the queue: one object from `track` until it is delivered or dropped. Only the queue changes it. */
export interface QueuedEvent extends TrackedEvent {
  /** The event as it is sent; undefined until it has been checked. */
  readonly outgoing?: OutgoingEvent;
  /** Whether a request with the event is pending. */
  readonly inFlight?: boolean;
  /** When the receiver stops accepting the event, by `performance.now()`, which a changed clock does not affect. */
  readonly expiresAt?: number;
}

/** A step of an event. `restored`: an earlier page saved the event, and this page sends it. */
export interface TrackerActivity {
  /** The step. */
  type: 'queued' | 'restored' | 'checked' | 'delivered' | 'dropped';
  /** The event; the same object at each step. */
  event: QueuedEvent;
  /** Why the event was dropped. */
  reason?: DropReason;
}
