import * as v from 'valibot';
import type { InferEvents } from '../core/events';
import { elementId, label, path, shortNumber, singleWord, text } from './fields';

/** A number or a code. */
const value = v.union([shortNumber, singleWord]);

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
 * The events of any page: views, presses, forms, feedback, A/B tests and counts. Beside your own events: `{
 * ...standardEvents, Bestilling: v.object({ … }) }`. An event with the field `side` gets the visitor's path unless the
 * caller passes one; an event with `$current_url` gets the page's scrubbed address. Fields without a list of values take
 * labels or single words: these fields cannot recognise a text that a person wrote, unless the text contains an
 * identifier.
 */
export const standardEvents = {
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

/** The events of any page, by name, with the fields that a caller passes. */
export type StandardEvents = InferEvents<typeof standardEvents>;

/**
 * The former name of `standardEvents`. It no longer has the four events of a portal that sells insurance.
 * @deprecated Use `standardEvents`.
 * @alias
 */
export const portalEvents = standardEvents;

/**
 * The former name of `StandardEvents`.
 * @deprecated Use `StandardEvents`.
 */
export type PortalEvents = StandardEvents;
