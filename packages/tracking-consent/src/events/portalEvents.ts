import * as v from 'valibot';
import type { InferEvents } from '../core/events';
import { code, elementId, figure, label, path, text } from './fields';

const codes = v.array(code);
/** A figure or a code. */
const value = v.union([figure, code]);

/** The types of error and block pages (docs/specification/other-pages.md#error-and-block-pages). */
const errorTypes = [
  'generell',
  'utilgjengelig',
  'avsluttForsikring',
  'alleredeAvsluttet',
  'finnes',
  'kanIkkeSeForsikringPaaNett',
] as const;
const blockTypes = ['under18', 'generell', 'lo', 'uonsket', 'utenlandskBosted'] as const;

/** `verdi` stays for one of the listed choices alone: what somebody typed is not among them. */
const formInput = v.pipe(
  v.object({
    felt: code,
    verdi: v.optional(v.string()),
    choices: v.optional(v.array(v.string())),
  }),
  v.transform(({ felt, verdi, choices = [] }) =>
    verdi !== undefined && choices.includes(verdi) ? { felt, verdi } : { felt },
  ),
  v.object({ felt: code, verdi: v.optional(text) }),
);

/**
 * The portal's events and their fields. Where an event has the field `side`, it is the visitor's path
 * unless given; where it has `$current_url`, it is the page's scrubbed address. Fields without a list of
 * values hold labels, or single words: what a person wrote passes if it is put into one and holds no
 * identifier.
 */
export const portalEvents = {
  /** A page was shown. */
  Sidevisning: v.object({ side: v.nullish(path), $current_url: v.optional(v.string()) }),
  /** A part of a page was shown. */
  Komponentvisning: v.object({ komponent: label }),
  /** A link or a button was pressed. */
  Knappetrykk: v.object({
    type: v.picklist(['lenke', 'knapp']),
    navn: label,
    hendelse: v.picklist(['klikk', 'åpne', 'lukk']),
    id: v.nullish(elementId),
  }),
  /** A block page or an error page kept somebody from buying. */
  Kjopssperre: v.object({
    type: v.picklist([...errorTypes, ...blockTypes]),
    navn: label,
    hendelse: v.picklist(['Sperreside vist', 'Feilside vist']),
  }),
  /** A recommended product was chosen, and what it was recommended among. */
  Anbefaling: v.object({ produktType: code, anbefalteProdukter: codes }),
  /** A purchase was completed. */
  GjennomfortKjop: v.object({
    produktType: v.pipe(v.string(), v.regex(/^[A-ZÆØÅ_]{2,40}$/)),
    produktNavn: label,
    kanal: v.nullish(code),
    /** Kroner a month. */
    pris: v.nullish(figure),
    /** Per cent. */
    rabatt: v.nullish(figure),
  }),
  /** The next best offer was worked out, and shown unless the customer is in the control group. */
  'NBO visning': v.object({
    page: path,
    product: v.nullish(code),
    customerProducts: codes,
    mainNboProduct: v.nullish(code),
    subNboProducts: codes,
    filteredNboProductsDueToActiveAgreements: codes,
    controlGroup: v.boolean(),
    presentedNboModule: v.boolean(),
    fallback: v.boolean(),
  }),
  /** Feedback was given: its value (1–5, `ja`, an option's code), never its text. */
  Tilbakemelding: v.object({
    tilbakemelding: v.union([figure, code, v.array(value)]),
    side: v.nullish(path),
    produkt: v.nullish(code),
  }),
  /** A field was filled in. `verdi` is sent if it is one of `choices`, as written in the code. */
  Skjemainput: formInput,
  /** Somebody saw a variant of an A/B test; `trackAbTest` sends this and the experiment event. */
  'AB-test': v.object({ name: label, abTestVariant: label, side: v.nullish(path) }),
  /** The experiment event, under the names that the analytics service's own reports look for. */
  $experiment_started: v.object({ 'Experiment name': label, 'Variant name': label }),
  /** A figure or a code to count. */
  Statistikk: v.object({ name: label, value }),
};

/** The portal's events, by name, with the fields that a caller passes. */
export type PortalEvents = InferEvents<typeof portalEvents>;
