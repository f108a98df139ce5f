import type { Offer } from '@forsikring/api-client';
import { encodeId } from '../../platform/navigation/encodeId';
import { INSURANCE_PATH } from '../../platform/paths';

/** An offer that has what its purchase is continued by, percent-encoded. */
interface Continued {
  policyNumber: string;
  version: string;
  /** The policy number of the only package offer, where there is exactly one that has a number. */
  innboAvtale: string | undefined;
}

type Path = (offer: Continued) => string;

const motor =
  (place: string): Path =>
  ({ policyNumber }) =>
    `motor/${place}/${policyNumber}`;
const pet: Path = ({ policyNumber, version }) =>
  `skade/kjaeledyr/oppsummering/${policyNumber}/${version}`;

/** Where the purchase of each type is continued, below the insurer's path (docs/specification/offers.md#offer-continuation). */
const PATHS: Record<string, Path> = {
  HUS: ({ policyNumber, version, innboAvtale }) =>
    `hus/startside-tilbud?husAvtale=${policyNumber}&version=${version}${
      innboAvtale === undefined ? '' : `&innboAvtale=${innboAvtale}`
    }`,
  INNBO: ({ policyNumber, version }) => `innbo/tilbud/${policyNumber}/${version}`,
  FRITIDSHUS: ({ policyNumber, version }) => `hytte/tilbud/${policyNumber}/${version}`,
  REISE: ({ policyNumber }) => `skade/reise/utsjekk/${policyNumber}/fortsett`,
  KJAELEDYR: pet,
  LOFAVOR_KJAELEDYR: pet,
  BIL: motor('bil'),
  MC: motor('mc'),
  MOPED: motor('moped'),
  BAAT: motor('baat'),
  SEK: motor('sek'),
  TILHENGER: motor('tilhenger/hent'),
};

/** Where the purchase of an offer is continued; undefined where it cannot be, for lack of a number or a version. */
export function continuationHref(offer: Offer): string | undefined {
  const { productType = '', pakkeTilbud } = offer;
  const policyNumber = encodeId(offer.policyNumber);
  const version = encodeId(offer.versionNumber);
  const path = Object.hasOwn(PATHS, productType) ? PATHS[productType] : undefined;
  if (!path || policyNumber === undefined || version === undefined) return undefined;
  const innboAvtale = pakkeTilbud.length === 1 ? encodeId(pakkeTilbud[0]?.policyNumber) : undefined;
  return `${INSURANCE_PATH}/${path({ policyNumber, version, innboAvtale })}`;
}
