import type { ElementId, Label } from '@forsikring/tracking-consent';
import { INSURANCE_PATH, paths } from '../../platform/paths';
import { navTexts } from '../app.texts';

/** An entry of the navigation (docs/specification/shell.md#navigation). */
export interface NavEntry {
  text: Label;
  /** The element id in events. */
  id: ElementId;
  /** Whether a line parts the entry from those above it in the menu 'Meny'. */
  startsGroup?: boolean;
  /** A page of the portal, below its base path. */
  to?: string;
  /** A page of another system of the insurer, on the same host. */
  href?: string;
}

/** Shown with the number of offers when there are any, and without the number when offers may be missing. */
export const OFFERS_ENTRY: NavEntry = {
  text: navTexts.offers,
  id: 'meny-tilbud',
  to: paths.offers,
};

/** The entries before and after 'Meld skade', whose address is configured. */
export const FIRST_ENTRIES: readonly NavEntry[] = [
  {
    text: navTexts.overview,
    id: 'meny-forsikringsoversikt',
    to: paths.overview,
    startsGroup: true,
  },
  { text: navTexts.documents, id: 'meny-dokumenter', href: `${INSURANCE_PATH}/dokumenter` },
  { text: navTexts.payment, id: 'meny-faktura', to: paths.payment },
  { text: navTexts.purchase, id: 'meny-kjop', to: paths.purchase },
];

export const LAST_ENTRIES: readonly NavEntry[] = [
  { text: navTexts.claims, id: 'meny-skadesaker', to: paths.jump },
  { text: navTexts.profile, id: 'meny-profil', to: paths.profile, startsGroup: true },
];
