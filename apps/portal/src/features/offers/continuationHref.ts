import type { Offer } from '@forsikring/api-client';
import { encodeId } from '../../platform/navigation/encodeId';
import { INSURANCE_PATH } from '../../platform/paths';

/** The percent-encoded values that continuing a purchase needs. */
interface Continued {
  policyNumber: string;
  version: string;
  /** The policy number of the package offer, if there is exactly one and it has a number. */
  innboAvtale: string | undefined;
}

type Path = (offer: Continued) => string;

const motor =
  (product: string): Path =>
  ({ policyNumber }) =>
    `motor/${product}/${policyNumber}`;
const pet: Path = ({ policyNumber, version }) =>
  `skade/kjaeledyr/oppsummering/${policyNumber}/${version}`;

/**
 * The paths that continue the purchase of each type, below the insurer's path
 * (docs/specification/offers.md#offer-continuation).
 */
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

/** The address that continues the purchase of an offer; undefined without a policy number, a version or a known type. */
export function continuationHref(offer: Offer): string | undefined {
  const { productType = '', pakkeTilbud } = offer;
  const policyNumber = encodeId(offer.policyNumber);
  const version = encodeId(offer.versionNumber);
  const path = Object.hasOwn(PATHS, productType) ? PATHS[productType] : undefined;
  if (!path || policyNumber === undefined || version === undefined) return undefined;
  const innboAvtale = pakkeTilbud.length === 1 ? encodeId(pakkeTilbud[0]?.policyNumber) : undefined;
  return `${INSURANCE_PATH}/${path({ policyNumber, version, innboAvtale })}`;
}
