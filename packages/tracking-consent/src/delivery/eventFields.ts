import type { EventName } from '../core/trackingEvents';
import type { FieldKind } from './checkValue';

/** A kind with a question mark may be left out. */
type Rule = FieldKind | `${FieldKind}?`;

/** Every event and its fields, as they are sent (specification part 2 §3). */
export const eventFields: Readonly<Record<EventName, Readonly<Record<string, Rule>>>> = {
  Sidevisning: { side: 'path?' },
  Komponentvisning: { komponent: 'label' },
  Knappetrykk: { type: 'label', navn: 'label', hendelse: 'label', id: 'code?' },
  Kjopssperre: { type: 'label', navn: 'label', hendelse: 'label' },
  Anbefaling: { produktType: 'code', anbefalteProdukter: 'codes' },
  GjennomfortKjop: { produktType: 'code', produktNavn: 'label' },
  'NBO visning': {
    page: 'path',
    product: 'code?',
    customerProducts: 'codes',
    mainNboProduct: 'code?',
    subNboProducts: 'codes',
    filteredNboProductsDueToActiveAgreements: 'codes',
    controlGroup: 'flag',
    presentedNboModule: 'flag',
    fallback: 'flag',
  },
  Tilbakemelding: { tilbakemelding: 'answer', side: 'path?', produkt: 'code?' },
  Skjemainput: { felt: 'code', verdi: 'label?' },
  'AB-test': { name: 'label', abTestVariant: 'label', side: 'path?' },
  $experiment_started: { 'Experiment name': 'label', 'Variant name': 'label' },
  Statistikk: { name: 'label', value: 'figure' },
};
