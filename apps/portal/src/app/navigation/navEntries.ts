import type { ElementId, Label } from '@forsikring/tracking-consent';
import { INSURANCE_PATH, paths } from '../../platform/paths';

/** An entry of the navigation (docs/specification/shell.md#navigation). */
export interface NavEntry {
  text: Label;
  /** The element id in events. */
  id: ElementId;
  /** A page of the portal, below its base path. */
  to?: string;
  /** A page of another system of the insurer, on the same host. */
  href?: string;
}

/** Shown with the number of offers when there are any, and without it when some may be missing. */
export const OFFERS_ENTRY: NavEntry = { text: 'Tilbud', id: 'meny-tilbud', to: paths.offers };

/** The entries before and after 'Meld skade', whose address is configured. */
export const FIRST_ENTRIES: readonly NavEntry[] = [
  { text: 'Forsikringsoversikt', id: 'meny-forsikringsoversikt', to: paths.overview },
  { text: 'Dokumenter', id: 'meny-dokumenter', href: `${INSURANCE_PATH}/dokumenter` },
  { text: 'Faktura', id: 'meny-faktura', to: paths.payment },
  { text: 'Kjøp', id: 'meny-kjop', to: paths.purchase },
];

export const LAST_ENTRIES: readonly NavEntry[] = [
  { text: 'Skadesaker', id: 'meny-skadesaker', to: paths.jump },
  { text: 'Profil', id: 'meny-profil', to: paths.profile },
];
