import { agreementList } from './agreementList';
import type { Customer } from './Customer';
import { everyProduct } from './everyProduct';

const ACTIVE = { avtaleStatus: 'ACTIVE', systemSource: 'NICE' };
const LEGACY = { epost: 'kunde@eksempel.no', telefon: '40000000', eksisterer: true };

/** The customers that can be chosen on the login page; between them they show every state. */
export const customers: Customer[] = [
  {
    id: 'kari',
    name: 'Kari Solberg',
    shows: 'Bankkunde med seks forsikringer og alle statusmerkene',
    loginContext: 'NETTBANK',
    legacy: LEGACY,
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
  },
  {
    id: 'leif',
    name: 'Leif Ødegård',
    shows: 'Fagforeningsmedlem med kollektive forsikringer uten egen pris',
    loginContext: 'FORSIKRING',
    legacy: LEGACY,
    agreements: agreementList([
      {
        policyNumber: '6601001',
        name: 'Kollektiv hjemforsikring',
        description: 'Gjennom fagforbundet',
        productType: 'KOLLEKTIV_INNBO',
        avtaleStatus: 'ACTIVE',
        systemSource: 'LOFAVOR',
      },
      {
        policyNumber: '6601002',
        name: 'Grunnforsikring',
        description: 'Gjennom fagforbundet',
        productType: 'GRUNNFORSIKRING',
        avtaleStatus: 'ACTIVE',
        systemSource: 'LOFAVOR',
      },
      {
        policyNumber: '6601003',
        name: 'Topp bil',
        description: 'Skoda Enyaq, EK 54321',
        monthlyPrice: 612,
        productType: 'BIL',
        avtaleStatus: 'ACTIVE',
        systemSource: 'NICE',
      },
      {
        policyNumber: '6601004',
        name: 'Stønadskasse',
        productType: 'STONADSKASSE',
        avtaleStatus: 'PENDING',
        systemSource: 'LOFAVOR',
      },
    ]),
  },
  {
    id: 'ingrid',
    name: 'Ingrid Tomt',
    shows: 'Kunde uten forsikringer',
    loginContext: 'NETTBANK',
    legacy: { eksisterer: false },
    agreements: agreementList([]),
  },
  {
    id: 'per',
    name: 'Per Granli',
    shows: 'Kunde i partnerbank: forsikringer fra to systemer i én liste',
    loginContext: 'NETTBANK',
    legacy: { ...LEGACY, loginBankplassRegisterNummer: '2050' },
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
  },
  {
    id: 'nina',
    name: 'Nina Nedetid',
    shows: 'Ett av systemene er nede: listen kan mangle forsikringer',
    loginContext: 'NETTBANK',
    legacy: LEGACY,
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
  },
  {
    id: 'mona',
    name: 'Mona Mangfold',
    shows: 'Forsikringer av alle produkttyper og fra alle systemer',
    loginContext: 'NETTBANK',
    legacy: LEGACY,
    agreements: agreementList(everyProduct),
  },
  {
    id: 'linnea',
    name: 'Linnéa Nordahl-Østgaard',
    shows: 'Lange navn, store og små beløp',
    loginContext: 'MOBILBANK',
    legacy: LEGACY,
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
  },
];

/** The customer of an id. */
export const customerOf = (id: string | undefined): Customer | undefined =>
  customers.find((customer) => customer.id === id);
