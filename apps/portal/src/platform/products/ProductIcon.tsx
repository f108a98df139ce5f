import { signOf } from './productSigns';

/** A picture of what is insured; a shield where the product is unknown. Says nothing that the name does not. */
export function ProductIcon({ productType }: { productType: string | undefined }) {
  return (
    <span className="product-icon" aria-hidden="true">
      <span className="product-icon-sign" style={{ maskImage: `url("${signOf(productType)}")` }} />
    </span>
  );
}
