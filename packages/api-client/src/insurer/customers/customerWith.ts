import { agreementList } from './agreementList';
import type { Customer } from './Customer';

/** What differs from an ordinary customer. */
export type CustomerTraits = Partial<Omit<Customer, 'profile'>> & {
  /** What differs in the profile. */
  profile?: Partial<Customer['profile']>;
};

/** Creates an ordinary customer: customer number, address, contact details and no tasks. */
export function customerWith({
  id = 'kunde',
  name = 'Anne Kunde',
  shows = '',
  profile,
  ...rest
}: CustomerTraits = {}): Customer {
  return {
    id,
    name,
    shows,
    loginContext: 'NETTBANK',
    profile: {
      navn: name,
      ssn: syntheticId(id),
      niceKundenummer: '70012345',
      isLoMedlem: false,
      isBankkunde: true,
      kontaktInformasjon: { epostAdresse: `${id}@eksempel.no`, mobilNummer: '40000000' },
      samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
      ...profile,
    },
    legacy: { epost: `${id}@eksempel.no`, telefon: '40000000', eksisterer: true },
    agreements: agreementList([]),
    partnerAgreements: agreementList([]),
    offers: { tilbud: [], systemSourceError: false },
    motorTasks: [],
    healthDeclarations: 0,
    offersToAccept: 0,
    unreadMessages: false,
    unreadPartnerMessages: 0,
    addresses: [
      { isFolkreregistrert: true, gatenavn: 'Furuveien', gatenummer: '12', postnummer: '1350' },
    ],
    reserved: false,
    feedback: new Map(),
    recommendations: {
      scores: [
        { nextBestOfferProdukt: 'LIVSFORSIKRING', score: 0.81 },
        { nextBestOfferProdukt: 'BIL', score: 0.77 },
        { nextBestOfferProdukt: 'BEHANDLINGSFORSIKRING', score: 0.64 },
        { nextBestOfferProdukt: 'REISE', score: 0.52 },
        { nextBestOfferProdukt: 'INNBO', score: 0.4 },
      ],
      controlgroup: false,
      fallback: false,
    },
    refusesWrites: false,
    ...rest,
  };
}

/** Eleven digits that belong to no person: months above 80 are reserved for tests. */
function syntheticId(id: string): string {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return `0181${String(sum % 10_000_000).padStart(7, '0')}`;
}
