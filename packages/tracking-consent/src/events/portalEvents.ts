import * as v from 'valibot';
import type { InferEvents } from '../core/events';
import { closedValue, code, elementId, label, path, shortNumber, singleWord, text } from './fields';

const words = v.array(singleWord);
/** A number or a code. */
const value = v.union([shortNumber, singleWord]);

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

/** Sends `verdi` only if it is one of the choices, so that typed text is left out. */
const formInput = v.pipe(
  v.object({
    felt: singleWord,
    verdi: v.optional(v.string()),
    choices: v.optional(v.array(v.string())),
  }),
  v.transform(({ felt, verdi, choices = [] }) =>
    verdi !== undefined && choices.includes(verdi) ? { felt, verdi } : { felt },
  ),
  v.object({ felt: singleWord, verdi: v.optional(text) }),
);

/**
 * The portal's events and their fields. An event with the field `side` gets the visitor's path unless the
 * caller passes one; an event with `$current_url` gets the page's scrubbed address. Fields without a list
 * of values take labels or single words: they cannot recognise a text that a person wrote, unless it
 * contains an identifier.
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
  /** A block page or an error page stopped a purchase. */
  Kjopssperre: v.object({
    type: v.picklist([...errorTypes, ...blockTypes]),
    navn: label,
    hendelse: v.picklist(['Sperreside vist', 'Feilside vist']),
  }),
  /** The customer chose a recommended product; with the products it was recommended among. */
  Anbefaling: v.object({ produktType: singleWord, anbefalteProdukter: words }),
  /** A purchase was completed. The caller may add further fields with closed values. */
  GjennomfortKjop: v.objectWithRest(
    {
      produktType: code,
      produktNavn: label,
      kanal: v.nullish(singleWord),
      /** Kroner a month. */
      pris: v.nullish(shortNumber),
      /** Per cent. */
      rabatt: v.nullish(shortNumber),
    },
    closedValue,
  ),
  /** The next best offer was calculated, and shown unless the customer is in the control group. */
  'NBO visning': v.object({
    page: path,
    product: v.nullish(singleWord),
    customerProducts: words,
    mainNboProduct: v.nullish(singleWord),
    subNboProducts: words,
    filteredNboProductsDueToActiveAgreements: words,
    controlGroup: v.boolean(),
    presentedNboModule: v.boolean(),
    fallback: v.boolean(),
  }),
  /** The visitor gave feedback: its value (1–5, `ja`, the code of an option), never its text. */
  Tilbakemelding: v.object({
    tilbakemelding: v.union([shortNumber, singleWord, v.array(value)]),
    side: v.nullish(path),
    produkt: v.nullish(singleWord),
  }),
  /** The visitor filled in a field. `verdi` is sent if it is one of `choices`, as written in the code. */
  Skjemainput: formInput,
  /** The visitor saw a variant of an A/B test; `trackAbTest` sends this and the experiment event. */
  'AB-test': v.object({ name: label, abTestVariant: label, side: v.nullish(path) }),
  /** The experiment event, with the names that the analytics service's reports expect. */
  $experiment_started: v.object({ 'Experiment name': label, 'Variant name': label }),
  /** A number or a code to count. */
  Statistikk: v.object({ name: label, value }),
};

/** The portal's events, by name, with the fields that a caller passes. */
export type PortalEvents = InferEvents<typeof portalEvents>;
