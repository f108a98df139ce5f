import type { Label } from '@forsikring/tracking-consent';
import type { blockTypes, errorTypes } from '../../platform/paths';

/** The texts of an error or block page. */
export interface ErrorPageText {
  title: Label;
  lead: string;
  /** Whether the lead says first of all to contact us. @default false */
  call?: boolean;
}

const TRY_OR_CONTACT = 'Prøv igjen om litt. Kontakt oss hvis det fortsatt ikke virker.';
const CONTACT = 'Kontakt oss, så hjelper vi deg.';

/**
 * The texts of error pages by the type in the address
 * (docs/specification/other-pages.md#error-and-block-pages).
 */
export const errorTexts: Readonly<Record<(typeof errorTypes)[number], ErrorPageText>> = {
  generell: { title: 'Noe har gått galt', lead: TRY_OR_CONTACT },
  utilgjengelig: {
    title: 'Tjenesten er utilgjengelig nå',
    lead: 'Prøv igjen etter klokken 06.00',
  },
  avsluttForsikring: {
    title: 'Forsikringen din kan ikke avsluttes på nett',
    lead: CONTACT,
    call: true,
  },
  alleredeAvsluttet: {
    title: 'Forsikringen er allerede avsluttet',
    lead: 'Du trenger ikke gjøre noe mer. Kontakt oss hvis du lurer på noe.',
  },
  finnes: {
    title: 'Tilsvarende produkt er allerede forsikret',
    lead: 'Du har allerede en slik forsikring hos oss. Kontakt oss hvis du vil endre den.',
  },
  kanIkkeSeForsikringPaaNett: {
    title: 'Du kan ikke se forsikringer på nett',
    lead: CONTACT,
    call: true,
  },
};

const NOT_ONLINE: ErrorPageText = {
  title: 'Du kan ikke kjøpe forsikring på nett',
  lead: 'Vi kan ikke gi deg et tilbud her. Kontakt oss, så finner vi ut av det sammen.',
  call: true,
};

/** The texts of block pages by the type in the address. All of these pages show how to contact us. */
export const blockTexts: Readonly<Record<(typeof blockTypes)[number], ErrorPageText>> = {
  under18: {
    title: 'Du må ha fylt 18 år for å kjøpe forsikring på nett',
    lead: 'Kontakt oss sammen med en foresatt, så hjelper vi dere.',
    call: true,
  },
  generell: NOT_ONLINE,
  lo: NOT_ONLINE,
  uonsket: NOT_ONLINE,
  utenlandskBosted: {
    title: 'Bostedsadressen din er utenfor Norge',
    lead: 'På nett kan du bare kjøpe forsikring når du bor i Norge. Kontakt oss, så hjelper vi deg.',
    call: true,
  },
};

/** Whether `texts` has an entry for a type from an address, which may be any text. */
export const hasText = <Type extends string>(
  texts: Readonly<Record<Type, ErrorPageText>>,
  type: string | undefined,
): type is Type => type !== undefined && Object.hasOwn(texts, type);
