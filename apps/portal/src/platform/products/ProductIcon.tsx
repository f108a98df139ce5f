import { signOf } from './productSigns';
import { Sign } from './Sign';

/** A picture of what is insured; a shield where the product is unknown. Says nothing that the name does not. */
export const ProductIcon = ({ productType }: { productType: string | undefined }) => (
  <Sign src={signOf(productType)} />
);
