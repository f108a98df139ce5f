import type { InferInput } from 'valibot';
import type { Agreement } from '../../contract';
import { agreementList } from './agreementList';
import type { Customer } from './Customer';
import { customerWith } from './customerWith';
import { everyOffer } from './everyOffer';

type AgreementInput = InferInput<typeof Agreement>;

const HOME = 'Bjørkelia 4, 1473 Lørenskog';
const CABIN = 'Hytteveien 81, 3580 Geilo';

/** Type, name, description and monthly price of Tuva's insurances. Two are of her home, and two of her cabin. */
const TUVAS: [productType: string, name: string, description: string, monthlyPrice?: number][] = [
  ['HUS', 'Husforsikring', HOME, 742],
  ['BIL', 'Bilforsikring', 'Tesla Model Y, EV 48210', 618.5],
  ['FRITIDSHUS', 'Hytteforsikring', CABIN, 389],
  ['BIL', 'Bilforsikring', 'Toyota Yaris, DR 77120', 334],
  ['INNBO', 'Innboforsikring', HOME, 198],
  ['TILHENGER', 'Tilhengerforsikring', 'Brenderup 1205, KB 3391', 49],
  ['VERDISAKER', 'Verdisakforsikring', CABIN, 62],
  ['BAAT', 'Båtforsikring', 'Askeladden C65, 21 fot', 215],
  ['KJAELEDYR', 'Hundeforsikring', 'Bella, golden retriever', 287],
  ['REISE', 'Reiseforsikring', 'Familie, hele verden', 159],
  ['BEHANDLINGSFORSIKRING', 'Behandlingsforsikring', 'For deg og partneren din', 341],
  ['GRUPPELIV', 'Gruppelivsforsikring', 'Gjennom arbeidsgiver'],
];

const MACHINES: [productType: string, name: string, model: string][] = [
  ['TRAKTOR', 'Traktorforsikring', 'Massey Ferguson 5711'],
  ['LASTEBIL', 'Lastebilforsikring', 'Scania R 450'],
  ['VAREBIL', 'Varebilforsikring', 'Ford Transit'],
  ['TILHENGER', 'Tilhengerforsikring', 'Ifor Williams TT3621'],
];
const VEHICLES = 36;
const HOMES = 16;
const HORSES = [
  'Blesa, dølahest',
  'Frøya, fjordhest',
  'Rapp, varmblodstraver',
  'Nikka, islandshest',
];

const active = (index: number) => ({
  policyNumber: String(6_200_100 + index),
  avtaleStatus: 'ACTIVE',
  systemSource: 'NICE',
});

/** A farm with 60 insurances: machines, houses with their contents, and horses. */
function gunnarsAgreements(): AgreementInput[] {
  const vehicles = Array.from({ length: VEHICLES / MACHINES.length }, (_, index) =>
    MACHINES.map(([productType, name, model], machine) => ({
      productType,
      name,
      description: `${model}, LK ${1201 + 137 * index + 11 * machine}`,
    })),
  ).flat();
  const homes = Array.from({ length: HOMES }, (_, index) => ({
    productType: index < HOMES / 2 ? 'HUS' : 'INNBO',
    name: index < HOMES / 2 ? 'Husforsikring' : 'Innboforsikring',
    description: `Storgardsvegen ${2 * (index % (HOMES / 2)) + 10}, 2680 Vågå`,
  }));
  const horses = HORSES.map((description) => ({
    productType: 'HEST',
    name: 'Hesteforsikring',
    description,
  }));
  const others = [
    {
      productType: 'LANDBRUK',
      name: 'Landbruksforsikring',
      description: 'Driftsbygning og avling',
    },
    { productType: 'REISE', name: 'Reiseforsikring', description: 'Familie, hele verden' },
    { productType: 'LIVSFORSIKRING', name: 'Livsforsikring', description: 'Utbetaling ved død' },
    { productType: 'UFOEREPENSJON', name: 'Uføreforsikring', description: 'Månedlig utbetaling' },
  ];
  return [...vehicles, ...homes, ...horses, ...others].map((agreement, index) => ({
    ...active(index),
    ...agreement,
    monthlyPrice: 95 + 13.5 * (index % 17),
  }));
}

/** Customers with many insurances. */
export const customersWithMuch: readonly Customer[] = [
  customerWith({
    id: 'tuva',
    name: 'Tuva Tolv',
    shows: 'Tolv forsikringer i grupper, flere av samme bolig; et tilbud som går ut i morgen',
    unreadMessages: true,
    offers: {
      tilbud: everyOffer.slice(6, 7).map((offer) => ({
        ...offer,
        expirationDate: new Date(Date.now() + 86_400_000).toISOString(),
      })),
      systemSourceError: false,
    },
    agreements: agreementList(
      TUVAS.map(([productType, name, description, monthlyPrice], index) => ({
        ...active(index),
        productType,
        name,
        description,
        ...(monthlyPrice !== undefined && { monthlyPrice }),
      })),
    ),
  }),
  customerWith({
    id: 'gunnar',
    name: 'Gunnar Gårdbruker',
    shows: 'Seksti forsikringer, med søk',
    agreements: agreementList(gunnarsAgreements()),
  }),
];
