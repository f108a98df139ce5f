/** What a field of a sent event may hold. Strings are at most 255 characters. */
export type FieldValue = string | number | boolean | readonly (string | number)[];

/** An event that has passed every check: it holds its own fields, and nothing that identifies a person. */
export interface OutgoingEvent {
  /** One for each event, the same in every try: the receiver keeps one of each. */
  readonly id: string;
  /** What happened. */
  readonly name: string;
  /** When it happened, in milliseconds since 1970. */
  readonly time: number;
  /** What is told of it. */
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/** An invented name, so that people can tell profiles apart. It belongs to nobody. */
export interface Pseudonym {
  /** A first name, drawn by chance. */
  fornavn: string;
  /** A last name, drawn by chance. */
  etternavn: string;
}

/** Whose events these are, as far as analytics knows: the session's tracking id. */
export interface Identity {
  /** The session's tracking id. */
  trackingId: string;
  /** For the profile, the first time that this id is seen. */
  createPseudonym: () => Pseudonym;
}

/**
 * Why an event is not sent:
 * - `OPTED_OUT` told of after a no, or waiting when the no came
 * - `WITHDRAWN` on its way when consent was withdrawn · `CLOSED` when the tracker was closed
 * - `QUEUE_FULL` the oldest of more than 1,000
 * - `INVALID` unknown name, or fields that do not fit · `PERSONAL_DATA` a field looks like it holds some
 * - `REJECTED` refused by the receiver · `TOO_OLD` for the receiver to take
 * - `FAILED` the transport threw instead of taking it
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

/** What the tracker hands to a transport that it opens. */
export interface TransportHost {
  /** Tells that the receiver has these events. */
  onDelivered: (events: readonly OutgoingEvent[]) => void;
  /** Tells that these events will never be sent. */
  onDropped: (events: readonly OutgoingEvent[], reason: DropReason) => void;
  /**
   * Tells of events that an earlier page left behind, and that this one takes over. Returns those that
   * pass the checks once more: whatever can write to the device can write there.
   */
  onRestored: (events: readonly OutgoingEvent[]) => readonly OutgoingEvent[];
  /** Hands over what waits for the first second to pass. Call it when the page goes away. */
  release: () => void;
}

/** A transport at work. */
export interface TransportSession {
  /** Takes the event over: it ends in `onDelivered` or in `onDropped`, unless `stop` comes first. */
  send: (event: OutgoingEvent) => void;
  /** Whose events the ones that follow are; undefined when nobody is known. */
  identify: (identity: Identity | undefined) => void;
  /** Ends everything before it returns: requests, timers, listeners. */
  stop: () => void;
}

/** Brings events to a receiver. Write your own by this interface. */
export interface Transport {
  /**
   * Fetches the code that sends; called after opt-in alone. It starts nothing and stores nothing: that
   * waits for the returned function, which is not called if consent was withdrawn meanwhile.
   */
  load: () => Promise<(host: TransportHost) => TransportSession>;
  /** Removes everything that the transport keeps on the device; writes nothing where there is nothing. */
  forget: () => void;
}
