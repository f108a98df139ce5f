import type { Agreement } from '@forsikring/api-client';
import { productArea } from '../../domain/products/productArea';

/** 'EL 12345', with or without its space. */
const REGISTRATION_NUMBER = /\b(\p{Lu}{2})\s?(\d{4,5})\b/u;
/** '1350 Lommedalen' at the end of an address. */
const POSTAL_PLACE = /\b\d{4}\s\p{Lu}/u;
const ANIMALS = new Set(['KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'HEST']);

/**
 * The description of an agreement when it names the insured car, home or animal
 * (docs/specification/overview.md#insured-things); otherwise undefined. A registration number stays on one line.
 */
export function insuredThing(agreement: Agreement): string | undefined {
  const { description = '', productType = '' } = agreement;
  const names = ANIMALS.has(productType)
    ? description.includes(', ')
    : { vehicle: REGISTRATION_NUMBER, home: POSTAL_PLACE, person: undefined, other: undefined }[
        productArea(agreement)
      ]?.test(description);
  return names ? description.replace(REGISTRATION_NUMBER, '$1\u00a0$2') : undefined;
}
