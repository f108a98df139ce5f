import { iconOf } from './productIcons';
import { RoundIcon } from './RoundIcon';

/** A decorative icon of the product; a shield for an unknown product. */
export const ProductIcon = ({ productType }: { productType: string | undefined }) => (
  <RoundIcon src={iconOf(productType)} />
);
