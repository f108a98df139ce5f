/** Lower-case letters that an `id` may begin with. */
type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z');

/**
 * Names a part of the page, as written in the code: `'meld-skade'`. A policy number does not fit, and
 * neither does a `string` that came from data.
 */
export type ElementId = `${Letter}${string}`;

/** A code of the product, never what somebody wrote. */
type Code = string;

/**
 * Every event and exactly its fields (specification part 2 §3). `side` is the path that the visitor
 * is at when it is left out; digits in it become `{number}`.
 */
export interface TrackingEvents {
  /** A page was shown. The page's own address is sent along, without digits, query and fragment. */
  Sidevisning: { side?: string };
  /** A part of a page was shown. */
  Komponentvisning: { komponent: string };
  /** A button was pressed. */
  Knappetrykk: { type: string; navn: string; hendelse: string; id?: ElementId };
  /** A block page or an error page kept somebody from buying. */
  Kjopssperre: { type: string; navn: string; hendelse: string };
  /** Products were recommended. */
  Anbefaling: { produktType: Code; anbefalteProdukter: readonly Code[] };
  /** A purchase was completed. `extra` becomes fields of its own: codes and figures, never details of a person. */
  GjennomfortKjop: {
    produktType: Code;
    produktNavn: string;
    extra?: Readonly<Record<string, string | number | boolean>>;
  };
  /** The next best offer was worked out, and shown unless the customer is in the control group. */
  'NBO visning': {
    page: string;
    product?: Code;
    customerProducts: readonly Code[];
    mainNboProduct?: Code | null;
    subNboProducts: readonly Code[];
    filteredNboProductsDueToActiveAgreements: readonly Code[];
    controlGroup: boolean;
    presentedNboModule: boolean;
    fallback: boolean;
  };
  /** Feedback was given: its value (1–5, `ja`, an option's code), never its text. */
  Tilbakemelding: {
    tilbakemelding: number | Code | readonly (number | Code)[];
    side?: string;
    produkt?: Code;
  };
  /**
   * A field was filled in. `verdi` is sent when it is one of `choices`, as written in the code; they are
   * not sent themselves.
   */
  Skjemainput: { felt: Code; verdi?: string; choices?: readonly string[] };
  /** Somebody saw a variant of an A/B test; `trackAbTest` sends this and the experiment event. */
  'AB-test': { name: string; abTestVariant: string; side?: string };
  /** The experiment event, under the names that the analytics service's own reports look for. */
  $experiment_started: { 'Experiment name': string; 'Variant name': string };
  /** A figure or a code to count. */
  Statistikk: { name: string; value: number | Code };
}

/** The name of an event, as it is sent. */
export type EventName = keyof TrackingEvents;

/** An event as the page told of it, with what held at that moment. It has not been checked yet. */
export interface TrackedEvent {
  /** What happened. */
  readonly name: EventName;
  /** Missing where they are no plain data. */
  readonly fields?: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Address of the page, as it was, where it could be told; nothing but its scrubbed form leaves the page. */
  readonly page?: string;
  /** Who was logged in when it happened. */
  readonly trackingId: string | undefined;
}
