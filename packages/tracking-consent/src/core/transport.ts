/** What a field of a sent event may hold. Strings are at most 255 characters. */
export type FieldValue = string | number | boolean | readonly (string | number)[];

/** Whose an event is, in the receiver's own terms. */
export type Visitor = Readonly<Record<string, string>>;

/** An event that has passed every check. It holds nothing that identifies a person. */
export interface OutgoingEvent {
  /** The same in every try, so that the receiver can keep one of each. */
  readonly id: string;
  /** What happened. */
  readonly name: string;
  /** When it happened, in milliseconds since 1970. */
  readonly time: number;
  /** The event's own fields and the tracker's context. */
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** Whose it is: what `visitorOf` returned when it was checked. */
  readonly visitor: Visitor;
}

/**
 * Why an event is not sent:
 * - `OPTED_OUT` tracked after a no, or waiting when the no came
 * - `WITHDRAWN` being sent when consent was withdrawn · `CLOSED` when the tracker was closed
 * - `QUEUE_FULL` the oldest of more than 1,000
 * - `INVALID` unknown name, or fields that do not fit · `PERSONAL_DATA` a field may hold some
 * - `REJECTED` refused by the receiver · `TOO_OLD` for the receiver to take
 * - `FAILED` the transport threw
 */
export type DropReason =
  | 'OPTED_OUT'
  | 'WITHDRAWN'
  | 'CLOSED'
  | 'QUEUE_FULL'
  | 'INVALID'
  | 'PERSONAL_DATA'
  | 'REJECTED'
  | 'TOO_OLD'
  | 'FAILED';

/**
 * What became of a batch:
 * - `delivered` the receiver has it
 * - `refused` the receiver refuses something in it: a smaller batch may pass
 * - `rejected` the receiver would refuse every part of it
 * - `retry` nobody knows: send it again, after `afterMs` at the earliest
 */
export type BatchResult =
  | { type: 'delivered' | 'refused' | 'rejected' }
  | { type: 'retry'; afterMs?: number | undefined };

/** How events are sent. Times in milliseconds. */
export interface DeliveryLimits {
  /** The most events in a request. @default 50 */
  batchSize: number;
  /** From an event to the request that carries it. @default 5000 */
  flushIntervalMs: number;
  /** After which a request is aborted and tried again. @default 90000 */
  timeoutMs: number;
  /** The longest wait before another try. @default 600000 */
  maxRetryWaitMs: number;
  /** After which the receiver no longer takes an event. @default five days */
  maxAgeMs: number;
}

/** An open connection to a receiver. The queue, batches and retries are the tracker's. */
export interface TransportSession {
  /** Writes a batch as the receiver reads it. */
  encode: (batch: readonly OutgoingEvent[]) => string;
  /** Sends it. `keepalive` lets the request outlive the page. What it rejects with is reported, and the batch is sent again. */
  post: (
    body: string,
    options: { keepalive: boolean; signal: AbortSignal },
  ) => Promise<BatchResult>;
  /** Replaces single limits. */
  limits?: Partial<DeliveryLimits>;
  /**
   * What tracking ids are hashed with, so that the hashes of one project or distributor do not match those
   * of another. A page has no secrets, so it is no protection against those who try all numbers.
   * @default none: tracking ids are not used at all
   */
  trackingIdSalt?: string;
  /**
   * Whose the event is; called once for each. `user` is the hashed tracking id; it is undefined when nobody
   * is logged in and when there is no `trackingIdSalt`.
   * @default nobody's
   */
  visitorOf?: (user: string | undefined) => Visitor;
  /** Keeps events on the device for the next page; replaces what this page kept before. */
  saveUndelivered?: (events: readonly OutgoingEvent[]) => void;
  /** Hands over, and removes, what earlier pages kept. The tracker checks the fields again. */
  takeUndelivered?: () => readonly OutgoingEvent[];
  /** Ends everything that the session itself started. */
  stop?: () => void;
}

/** Brings events to a receiver. */
export interface Transport {
  /**
   * Fetches the code that sends; called after opt-in alone. It starts and stores nothing: that waits for
   * the returned function, which is not called if consent was withdrawn meanwhile.
   */
  load: () => Promise<() => TransportSession>;
  /** Removes everything that the transport keeps on the device; writes nothing where there is nothing. */
  forget: () => void;
}
