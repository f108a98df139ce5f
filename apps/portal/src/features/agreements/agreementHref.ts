import type { Agreement } from '@forsikring/api-client';
import { parseUrl } from '@forsikring/foundation/http/parseUrl';
import { isVehicle } from '../../domain/products/productArea';
import { encodeId } from '../../platform/navigation/encodeId';
import { INSURANCE_PATH } from '../../platform/paths';

/** The address of an agreement's details. */
export interface AgreementTarget {
  href: string;
  /** Whether the address belongs to another service, and opens in a new tab. */
  external: boolean;
}

/** Paths below `skade/`, by product type. */
const DAMAGE: Record<string, string> = {
  KJAELEDYR: 'kjaeledyr/detaljer',
  LOFAVOR_KJAELEDYR: 'kjaeledyr/detaljer',
  INNBO: 'innbo/detaljer',
  KOLLEKTIV_INNBO: 'innbo/detaljer/kollektiv',
  BOLIGSELGER: 'boligselger',
  HUS: 'hus/detaljer',
  FRITIDSHUS: 'fritidshus/detaljer',
  REISE: 'reise/detaljer',
  KOLLEKTIV_REISE: 'reise/detaljer/kollektiv',
};

const COLLECTIVE = new Set([
  'STONADSKASSE',
  'GRUNNFORSIKRING',
  'FRITIDSULYKKE',
  'KOLLEKTIV_ULYKKE_FORENING',
  'GRUPPEFORSIKRING',
  'ARBEIDSULYKKE',
]);

const GENERIC = new Set([
  'HEST',
  'VERDISAKER',
  'LANDBRUK',
  'REISE_TILLEGG',
  'LOFAVOR_HJEM_TILLEGG',
  'KOLLEKTIV_ANNET',
]);

/**
 * The link to an agreement's details by the first rule that matches
 * (docs/specification/overview.md#agreement-details); undefined when none does.
 */
export function agreementHref(
  agreement: Agreement,
  eikaDetailsUrl: string | undefined,
): AgreementTarget | undefined {
  const id = encodeId(agreement.policyNumber);
  if (id === undefined) return undefined;
  if (agreement.systemSource === 'EIKA_SKADE') {
    return eikaDetailsUrl === undefined ? undefined : partnerTarget(eikaDetailsUrl, id);
  }
  const path = internalPath(agreement);
  return path === undefined
    ? undefined
    : { href: `${INSURANCE_PATH}/${path}/${id}`, external: false };
}

function partnerTarget(eikaDetailsUrl: string, id: string): AgreementTarget | undefined {
  const url = parseUrl(eikaDetailsUrl, window.location.origin);
  if (!url) return undefined;
  url.search = [url.search.slice(1), `forsikringsnummer=${id}`].filter(Boolean).join('&');
  return { href: url.href, external: true };
}

/** The path before the policy number. */
function internalPath({ systemSource, productType = '' }: Agreement): string | undefined {
  if (systemSource === 'PROLIFE') {
    return productType === 'GRUPPELIV' ? 'liv/avtaledetaljer/gruppeliv' : 'liv/avtaledetaljer';
  }
  if (systemSource === 'EIKA_PERSON') return 'liv/avtaledetaljer/eika';
  if (Object.hasOwn(DAMAGE, productType)) return `skade/${DAMAGE[productType]}`;
  if (COLLECTIVE.has(productType)) {
    return `skade/kollektiv/detaljer/${productType.toLowerCase().replaceAll('_', '-')}`;
  }
  if (productType === 'GRUPPELIV') return 'liv/avtaledetaljer/gruppeliv';
  if (isVehicle(productType)) return 'motor/detaljer';
  if (GENERIC.has(productType)) return 'detaljer';
  return systemSource === 'LOFAVOR' || systemSource === 'PARIS'
    ? 'skade/mangler-detaljer'
    : undefined;
}
