import { pageHeadings } from '../../platform/navigation/pageHeadings.texts';

/** The labels of the rows, which the skeleton has too. */
export const profileLabels = {
  name: 'Navn',
  nationalId: 'Fødselsnummer',
  address: 'Adresse',
  mobile: 'Mobilnummer',
  email: 'E-post',
  documents: 'Dokumenter i posten',
  member: 'LO-medlem',
} as const;

/** The texts of the profile page. Texts that docs/specification/profile.md#profile quotes must not change. */
export const profileTexts = {
  ...pageHeadings.profile,
  ...profileLabels,
  details: 'Opplysninger om deg',
  loading: 'Henter profilen din',
  loaded: 'Profilen din er hentet',
  failed: 'Vi fikk ikke hentet profilen din.',
  yes: 'Ja',
  no: 'Nei',
  missing: 'Ikke registrert',
  save: 'Lagre',
  /** For a change whose response was lost, and whose result could not be read. */
  unknown: 'Vi vet ikke om endringen ble lagret. Last siden på nytt for å se hva som gjelder.',
} as const;

/** The row of the addresses. */
export const addressTexts = {
  one: profileLabels.address,
  several: 'Adresser',
  registered: 'Folkeregistrert',
  postalCodesFailed: 'Vi fikk ikke hentet poststedene.',
  failed: 'Vi fikk ikke hentet adressen din.',
  /** The numbers of a farm, for an address without a street. */
  farm: (number: string) => `Gnr ${number}`,
  property: (number: string) => `Bnr ${number}`,
  refresh: 'Hent folkeregistrert adresse',
  refreshed: 'Folkeregistrert adresse er hentet',
  refreshFailed: {
    title: 'Noe gikk galt',
    text: 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  },
} as const;

/** A row of contact details. */
export interface ContactTexts {
  label: string;
  /** The label inside a sentence: 'Endre e-post'. */
  subject: string;
  empty: string;
  invalid: string;
  /** Follows `empty` and `invalid`: how to write the value. */
  example: string;
  /** Follows `invalid`, when the insurer refuses a value in the form of the example: the next step. */
  refused: string;
  saveFailed: string;
  saved: string;
  /** Says which value is stored after a failure, when no field shows it. */
  asBefore: string;
}

export const emailTexts: ContactTexts = {
  label: profileLabels.email,
  subject: 'e-post',
  empty: 'Du må fylle inn e-post',
  invalid: 'E-postadressen er ikke gyldig',
  example: 'Skriv den slik: navn@eksempel.no',
  refused: 'Sjekk at den er skrevet riktig, eller bruk en annen adresse.',
  saveFailed: 'Noe gikk galt ved oppdatering av e-post',
  saved: 'E-postadressen er lagret',
  asBefore: 'E-postadressen din er som før.',
};

export const mobileTexts: ContactTexts = {
  label: profileLabels.mobile,
  subject: 'mobilnummer',
  empty: 'Du må fylle inn et telefonnummer',
  invalid: 'Mobilnummeret er ikke gyldig',
  example: 'Skriv det med åtte sifre: 412 34 567',
  refused: 'Sjekk at det er skrevet riktig, eller bruk et annet nummer.',
  saveFailed: 'Noe gikk galt ved oppdatering av telefonnummer',
  saved: 'Mobilnummeret er lagret',
  asBefore: 'Mobilnummeret ditt er som før.',
};

/** Texts for both contact details. */
export const contactTexts = {
  label: 'E-post og mobilnummer',
  failed: 'Vi fikk ikke hentet e-postadressen og mobilnummeret ditt.',
  kept: 'Det du skrev, står fortsatt i feltet. Prøv å lagre en gang til.',
  stillSaving: 'Vi lagrer fortsatt det du skrev sist.',
  emailFirst: 'Vi mangler e-postadressen din. Skriv den inn først, og lagre nummeret etterpå.',
} as const;

/** The row of the reservation against documents by post. */
export const reservationTexts = {
  label: profileLabels.documents,
  subject: 'valget om dokumenter i posten',
  reserved: 'Nei, du får dokumentene dine digitalt.',
  notReserved: 'Ja, noen kan komme på papir.',
  failed: 'Vi fikk ikke hentet valget ditt.',
  confirm: 'Jeg bekrefter at jeg ikke vil ha forsikringsdokumenter i posten',
  confirmUndo: 'Jeg bekrefter at jeg kan få forsikringsdokumenter i posten',
  hint: 'Vi lagrer endringen med en gang du krysser av.',
  saveFailed: 'Vi fikk ikke lagret valget om dokumenter i posten',
  again: 'Kryss av en gang til for å prøve på nytt.',
  saved: 'Valget om dokumenter i posten er lagret',
  asBefore: 'Valget ditt er som før.',
} as const;

/** The marketing consent. These texts are fallbacks for the insurer's texts. */
export const marketingTexts = {
  title: 'Samtykke til markedsføring',
  question: 'Vil du ha tilbud og nyheter fra oss?',
  loading: 'Henter samtykket ditt',
  loaded: 'Samtykket ditt er hentet',
  failed: 'Vi fikk ikke hentet teksten til samtykket.',
  saved: 'Samtykket til markedsføring er endret',
  saveFailed: 'Vi fikk ikke endret samtykket',
  again: 'Valget ditt er som før. Prøv en gang til.',
  asBefore: 'Valget ditt er som før.',
} as const;
