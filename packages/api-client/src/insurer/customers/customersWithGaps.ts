import { agreementList } from './agreementList';
import type { Customer } from './Customer';
import { customerWith } from './customerWith';
import { everyOffer } from './everyOffer';

/** A time in some days: the demo always has offers that end soon. */
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** How Frida's four offers differ from the ordinary ones. */
const FRIDAS_OFFERS = [
  {
    pakkeTilbud: [
      { policyNumber: '4400801', monthlyPrice: 99, yearlyPrice: 1188 },
      { policyNumber: '4400802', monthlyPrice: 54.5, yearlyPrice: 654 },
    ],
  },
  {},
  { expirationDate: daysFromNow(3) },
  { expirationDate: daysFromNow(0) },
];

const ACTIVE = { avtaleStatus: 'ACTIVE', systemSource: 'NICE' };

/** Customers with missing data, in the older register, or with refused writes. */
export const customersWithGaps: readonly Customer[] = [
  customerWith({
    id: 'nils',
    name: 'Nils Gammelgård',
    shows: 'Uten kundenummer, men kjent i det eldre registeret, og i en partnerbank',
    legacy: {
      epost: 'nils@eksempel.no',
      telefon: '40000000',
      eksisterer: true,
      loginBankplassRegisterNummer: '0502',
    },
    profile: { niceKundenummer: undefined, isBankkunde: false },
    addresses: [],
  }),
  customerWith({
    id: 'ny',
    name: 'Nora Nykunde',
    shows:
      'Ny kunde uten kundenummer, ukjent i det eldre registeret: samtykket og reservasjonen kan endres',
    profile: { niceKundenummer: undefined, isBankkunde: false, kontaktInformasjon: {} },
    legacy: undefined,
    addresses: [],
  }),
  customerWith({
    id: 'vera',
    name: 'Vera Vrangdal',
    shows: 'Alt som lagres, blir avvist, og tilbud kan ikke slettes',
    profile: {
      isBankkunde: false,
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
    },
    offers: { tilbud: everyOffer.slice(1, 3), systemSourceError: false },
    refusesWrites: true,
  }),
  customerWith({
    id: 'frida',
    name: 'Frida Firetilbud',
    shows:
      'Fire tilbud: ett samler tre forsikringer i pakke, to går snart ut; uten e-post, mobil og adresse',
    loginContext: 'NETTBANK_DNB',
    profile: { kontaktInformasjon: {} },
    addresses: [],
    offers: {
      tilbud: everyOffer.slice(0, 4).map((offer, index) => ({ ...offer, ...FRIDAS_OFFERS[index] })),
      systemSourceError: false,
    },
  }),
  customerWith({
    id: 'mats',
    name: 'Mats Myrvoll',
    shows:
      'Uten kundenummer, kjent uten e-post i det eldre registeret; partnerbankens liste kan mangle noe',
    loginContext: 'MOBILBANK_DNB',
    profile: { niceKundenummer: undefined, isBankkunde: false, kontaktInformasjon: {} },
    legacy: { telefon: '40000000', eksisterer: true, loginBankplassRegisterNummer: '2050' },
    addresses: [],
    agreements: agreementList([
      {
        ...ACTIVE,
        policyNumber: '3301001',
        name: 'Reiseforsikring',
        description: 'Enkeltperson',
        monthlyPrice: 98,
        productType: 'REISE',
      },
    ]),
    partnerAgreements: agreementList(
      [
        {
          policyNumber: 'E-3301',
          name: 'Husforsikring',
          monthlyPrice: 512,
          productType: 'HUS',
          avtaleStatus: 'ACTIVE',
          systemSource: 'EIKA_SKADE',
        },
      ],
      { systemSourceError: true },
    ),
  }),
  customerWith({
    id: 'asta',
    name: 'Åsta Åpen',
    shows: 'Innlogget fra en åpen side, med mobilnummer, men uten e-post',
    loginContext: 'ÅPEN',
    profile: { isBankkunde: false, kontaktInformasjon: { mobilNummer: '40000000' } },
  }),
];
