import type { InferEvents } from '@forsikring/tracking-consent';
import {
  closedValue,
  code,
  label,
  path,
  singleWord,
  standardEvents,
} from '@forsikring/tracking-consent/events';
import * as v from 'valibot';
import { blockTypes, errorTypes } from '../paths';

const words = v.array(singleWord);

/** The portal's events and their fields (docs/specification/tracking.md#events). Loaded after opt-in. */
export const portalEvents = {
  ...standardEvents,
  /** A block page or an error page stopped a purchase. */
  Kjopssperre: v.object({
    type: v.picklist([...errorTypes, ...blockTypes]),
    navn: label,
    hendelse: v.picklist(['Sperreside vist', 'Feilside vist']),
  }),
  /** The customer chose one of the recommended products. The event has all of them. */
  Anbefaling: v.object({ produktType: singleWord, anbefalteProdukter: words }),
  /** A purchase was completed. The caller may add further fields with closed values. */
  GjennomfortKjop: v.objectWithRest({ produktType: code, produktNavn: label }, closedValue),
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
};

/** The portal's events, by name, with the fields that a caller passes. */
export type PortalEvents = InferEvents<typeof portalEvents>;
