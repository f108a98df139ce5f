/** A value of a field of a sent event. Strings are at most 255 characters. */
export type FieldValue = string | number | boolean | readonly (string | number)[];

/** The person or browser that an event belongs to, in the receiver's terms. */
export type Visitor = Readonly<Record<string, string>>;

/** An event that has passed every check, and contains nothing that identifies a person. */
export interface OutgoingEvent {
  /** The event's id: the same in every attempt, so that the receiver can remove duplicates. */
  readonly id: string;
  /** Name of the event. */
  readonly name: string;
  /** When the event happened, in milliseconds since 1970. */
  readonly time: number;
  /** The event's own fields and the tracker's context. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The visitor that `visitorOf` returned when the event was checked. */
  readonly visitor: Visitor;
}

/**
 * Why an event is not sent:
 * - `OPTED_OUT`: tracked after an opt-out, or queued before it
 * - `UNANSWERED`: tracked without a choice, with `dropUnanswered`
 * - `WITHDRAWN`: checked and not yet delivered when consent was withdrawn
 * - `CUSTOMER_CHANGED`: queued without a choice when the customer logged out or another one logged in
 * - `CLOSED`: not delivered when the tracker was closed
 * - `QUEUE_FULL`: the oldest of more than 1,000
 * - `INVALID`: unknown name, or fields that do not match the schema
 * - `PERSONAL_DATA`: a field may contain personal data
 * - `REJECTED`: refused by the receiver
 * - `TOO_OLD`: older than the receiver accepts
 * - `FAILED`: the transport threw an error
 */
export type DropReason =
  | 'OPTED_OUT'
  | 'UNANSWERED'
  | 'WITHDRAWN'
  | 'CUSTOMER_CHANGED'
  | 'CLOSED'
  | 'QUEUE_FULL'
  | 'INVALID'
  | 'PERSONAL_DATA'
  | 'REJECTED'
  | 'TOO_OLD'
  | 'FAILED';

/**
 * The result of a request with a batch:
 * - `delivered`: the receiver has the batch
 * - `refused`: the receiver refuses something in the batch; a smaller batch may pass
 * - `rejected`: the receiver would refuse every part of the batch
 * - `retry`: unknown; send the batch again, after `afterMs` at the earliest
 */
export type BatchResult =
  | { type: 'delivered' | 'refused' | 'rejected' }
  | { type: 'retry'; afterMs?: number | undefined };

/** Limits of requests and retries. Times in milliseconds. A wrong number is logged, and the default holds. */
export interface DeliveryLimits {
  /** The most events in a request. @default 50 */
  batchSize: number;
  /** From an event to the request that sends it. @default 5000 */
  flushIntervalMs: number;
  /** After this time a request is aborted and sent again. `0` and `Infinity` mean no limit. @default 90000 */
  timeoutMs: number;
  /** The longest wait before a retry. @default 600000 */
  maxRetryWaitMs: number;
  /** Age after which an event is dropped. @default five days */
  maxAgeMs: number;
}

/** An open connection to a receiver. The tracker does queueing, batching and retries. */
export interface TransportSession {
  /** Serializes a batch in the receiver's format. */
  encode: (batch: readonly OutgoingEvent[]) => string;
  /** Sends a batch. `keepalive` lets the request outlive the page. A rejection is reported and leads to a retry. */
  post: (
    body: string,
    options: { keepalive: boolean; signal: AbortSignal },
  ) => Promise<BatchResult>;
  /** Replaces individual limits. */
  limits?: Partial<DeliveryLimits>;
  /**
   * Salt of the hashes of tracking ids, so that hashes of different projects or distributors do not match.
   * Every page contains it, so it does not protect against trying all numbers.
   * @default none: tracking ids are not used
   */
  trackingIdSalt?: string;
  /**
   * Returns the visitor of an event; called once for each event. `user` is the hashed tracking id, which is
   * undefined when nobody is logged in, and when there is no `trackingIdSalt`.
   * @default an empty visitor
   */
  visitorOf?: (user: string | undefined) => Visitor;
  /**
   * Stores a copy of the events that are not delivered yet, for the next page. Replaces what this page stored
   * before; an empty list removes it.
   */
  saveUndelivered?: (events: readonly OutgoingEvent[]) => void;
  /** Returns and removes the events that earlier pages stored. The tracker checks their fields again. */
  takeUndelivered?: () => readonly OutgoingEvent[];
  /** Stops everything that the session started. */
  stop?: () => void;
}

/** Sends events to a receiver. */
export interface Transport {
  /**
   * Loads the code that sends; called only after opt-in. It must not start or store anything: do that in
   * the returned function, which is not called if consent was withdrawn meanwhile.
   */
  load: () => Promise<() => TransportSession>;
  /** Removes everything that the transport stores on the device; writes nothing when nothing is stored. */
  removeStored: () => void;
}
