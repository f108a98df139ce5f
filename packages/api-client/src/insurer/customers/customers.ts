import { agreementList } from './agreementList';
import type { Customer } from './Customer';
import { customersWithGaps } from './customersWithGaps';
import { customersWithMuch } from './customersWithMuch';
import { customerWith } from './customerWith';
import { everyOffer } from './everyOffer';
import { everyProduct } from './everyProduct';

const ACTIVE = { avtaleStatus: 'ACTIVE', systemSource: 'NICE' };
const LOFAVOR = { avtaleStatus: 'ACTIVE', systemSource: 'LOFAVOR' };

/** The customers of the login page. Together they cover every state of the portal. */
export const customers: readonly Customer[] = [
  customerWith({
    id: 'kari',
    name: 'Kari Solberg',
    shows: 'Bankkunde med seks forsikringer og alle statusmerkene',
    recommendations: {
      scores: [
        { nextBestOfferProdukt: 'LIVSFORSIKRING', score: 0.81 },
        { nextBestOfferProdukt: 'BIL', score: 0.77 },
        { nextBestOfferProdukt: 'BEHANDLINGSFORSIKRING', score: 0.64 },
        { nextBestOfferProdukt: 'KRITISK_SYKDOM', score: 0.52 },
        { nextBestOfferProdukt: 'INNBO', score: 0.4 },
      ],
      controlgroup: false,
      fallback: false,
    },
    agreements: agreementList([
      {
        ...ACTIVE,
        policyNumber: '5501001',
        name: 'Bilforsikring',
        description: 'Volvo V60, EL 12345',
        monthlyPrice: 542.5,
        productType: 'BIL',
      },
      {
        ...ACTIVE,
        policyNumber: '5501002',
        name: 'Husforsikring',
        description: 'Furuveien 12, 1350 Lommedalen',
        monthlyPrice: 689,
        productType: 'HUS',
        avtaleStatus: 'RENEWAL',
      },
      {
        ...ACTIVE,
        policyNumber: '5501003',
        name: 'Innboforsikring',
        description: 'Innbo Ekstra',
        monthlyPrice: 214,
        productType: 'INNBO',
      },
      {
        ...ACTIVE,
        policyNumber: '5501004',
        name: 'Reiseforsikring',
        description: 'Familie, hele verden',
        monthlyPrice: 149,
        productType: 'REISE',
        avtaleStatus: 'PROCESSING',
      },
      {
        policyNumber: '5501005',
        name: 'Behandlingsforsikring',
        description: 'For deg og partneren din',
        monthlyPrice: 329,
        productType: 'BEHANDLINGSFORSIKRING',
        avtaleStatus: 'PENDING',
        systemSource: 'PROLIFE',
      },
      {
        policyNumber: '5501006',
        name: 'Gruppelivsforsikring',
        description: 'Gjennom arbeidsgiver',
        productType: 'GRUPPELIV',
        avtaleStatus: 'ACTIVE',
        systemSource: 'PROLIFE',
      },
    ]),
    motorTasks: [
      {
        oppgavetype: 'ENDRE_KMSTAND',
        beskrivelse: 'Oppdater kilometerstanden på Volvo V60',
        avtalenummer: '5501001',
      },
      {
        oppgavetype: 'BEKREFT_EIER',
        beskrivelse: 'Bekreft hvem som eier bilen',
        avtalenummer: '5501001',
      },
    ],
    healthDeclarations: 1,
    offersToAccept: 2,
    unreadMessages: true,
    offers: { tilbud: everyOffer.slice(6, 8), systemSourceError: false },
  }),
  customerWith({
    id: 'leif',
    name: 'Leif Ødegård',
    shows: 'Fagforeningsmedlem med kollektive forsikringer uten egen pris',
    loginContext: 'FORSIKRING',
    profile: { isLoMedlem: true, isBankkunde: false },
    offers: { tilbud: everyOffer.slice(4, 6), systemSourceError: false },
    agreements: agreementList([
      {
        ...LOFAVOR,
        policyNumber: '6601001',
        name: 'Kollektiv hjemforsikring',
        description: 'Gjennom fagforbundet',
        productType: 'KOLLEKTIV_INNBO',
      },
      {
        ...LOFAVOR,
        policyNumber: '6601002',
        name: 'Grunnforsikring',
        description: 'Gjennom fagforbundet',
        productType: 'GRUNNFORSIKRING',
      },
      {
        ...ACTIVE,
        policyNumber: '6601003',
        name: 'Topp bil',
        description: 'Skoda Enyaq, EK 54321',
        monthlyPrice: 612,
        productType: 'BIL',
      },
      {
        ...LOFAVOR,
        policyNumber: '6601004',
        name: 'Stønadskasse',
        productType: 'STONADSKASSE',
        avtaleStatus: 'PENDING',
      },
    ]),
  }),
  customerWith({
    id: 'ingrid',
    name: 'Ingrid Tomt',
    shows: 'Kunde uten forsikringer, tilbud og oppgaver',
    profile: { isBankkunde: false },
    legacy: { eksisterer: false },
    recommendations: { scores: [], controlgroup: false, fallback: true },
  }),
  customerWith({
    id: 'per',
    name: 'Per Granli',
    shows: 'Kunde i partnerbank: forsikringer fra to systemer i én liste',
    legacy: { epost: 'per@eksempel.no', eksisterer: true, loginBankplassRegisterNummer: '2050' },
    unreadPartnerMessages: 3,
    agreements: agreementList([
      {
        ...ACTIVE,
        policyNumber: '7701001',
        name: 'Reiseforsikring',
        description: 'Enkeltperson',
        monthlyPrice: 98,
        productType: 'REISE',
      },
    ]),
    partnerAgreements: agreementList([
      {
        policyNumber: 'E-7701',
        name: 'Bilforsikring',
        description: 'Toyota Corolla, DP 90210',
        monthlyPrice: 455.25,
        productType: 'BIL',
        avtaleStatus: 'ACTIVE',
        systemSource: 'EIKA_SKADE',
      },
      {
        policyNumber: 'E-7702',
        name: 'Uføreforsikring',
        monthlyPrice: 240,
        productType: 'UFOEREPENSJON',
        avtaleStatus: 'PENDING',
        systemSource: 'EIKA_PERSON',
      },
    ]),
  }),
  customerWith({
    id: 'nina',
    name: 'Nina Nedetid',
    shows: 'Ett av systemene er nede: lister kan mangle noe',
    agreements: agreementList(
      [
        {
          ...ACTIVE,
          policyNumber: '8801001',
          name: 'Innboforsikring',
          description: 'Innbo Standard',
          monthlyPrice: 122,
          productType: 'INNBO',
        },
      ],
      { systemSourceError: true },
    ),
    offers: { tilbud: everyOffer.slice(0, 1), systemSourceError: true },
  }),
  customerWith({
    id: 'mona',
    name: 'Mona Mangfold',
    shows: 'Forsikringer av alle produkttyper og fra alle systemer',
    agreements: agreementList(everyProduct),
  }),
  customerWith({
    id: 'oda',
    name: 'Oda Tilbudsen',
    shows: 'Tilbud av alle typer, også slike som ikke kan fullføres her',
    profile: { isBankkunde: false },
    offers: { tilbud: everyOffer, systemSourceError: false },
    recommendations: {
      scores: [{ nextBestOfferProdukt: 'BIL', score: 0.9 }],
      controlgroup: true,
      fallback: false,
    },
  }),
  customerWith({
    id: 'linnea',
    name: 'Linnéa Nordahl-Østgaard',
    shows: 'Lange navn, store og små beløp, to adresser',
    loginContext: 'MOBILBANK',
    profile: {
      kontaktInformasjon: {
        epostAdresse: 'linnea.nordahl-ostgaard.med.en.lang.adresse@avdeling.eksempel.no',
        mobilNummer: '+4740000000',
      },
    },
    addresses: [
      {
        isFolkreregistrert: false,
        gatenavn: 'Ytre Kvalsundveien ved Storsteinnes',
        gatenummer: '1234',
        gatenummerBokstav: 'B',
        postnummer: '9100',
      },
      { isFolkreregistrert: true, gaardsnummer: '104', bruksnummer: '27', postnummer: '9050' },
    ],
    reserved: true,
    agreements: agreementList([
      {
        ...ACTIVE,
        policyNumber: '9901001',
        name: 'Behandlingsforsikring og kritisk sykdomsforsikring',
        description:
          'Gjelder deg, partneren din og alle barna under 20 år som er folkeregistrert på samme adresse som deg',
        monthlyPrice: 12_345.5,
        productType: 'BEHANDLINGSFORSIKRING',
      },
      {
        ...ACTIVE,
        policyNumber: '9901002',
        name: 'Landbruksforsikringstilleggsavtale',
        description: 'Driftsbygning, redskap og avling',
        monthlyPrice: 0.75,
        productType: 'LANDBRUK',
        avtaleStatus: 'PROCESSING',
      },
    ]),
  }),
  ...customersWithGaps,
  ...customersWithMuch,
];

/** Returns the customer with this id. */
export const customerOf = (id: string | undefined): Customer | undefined =>
  customers.find((customer) => customer.id === id);
