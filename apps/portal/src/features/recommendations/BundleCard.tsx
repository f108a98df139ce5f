import { Card, CardLink } from '@forsikring/ui-kit';
import { Picture } from '../../platform/pictures/Picture';
import { hyphenate } from '../../platform/words/hyphenate';
import { recommendationsTexts as texts } from './recommendations.texts';
import type { RecommendedProduct } from './recommendedProducts';

interface BundleCardProps {
  product: RecommendedProduct;
  /** Whether the customer is a bank customer, and gets an extra discount. */
  bankCustomer: boolean;
  onFollow: () => void;
}

/**
 * The large card: the bundle discount and the best recommendation
 * (docs/specification/offers.md#recommendation-cards).
 */
export function BundleCard({
  product: { name, pitch, href },
  bankCustomer,
  onFollow,
}: BundleCardProps) {
  return (
    <Card className="bundle-card">
      <div className="picture-frame">
        <Picture name="bundle" />
      </div>
      <div className="bundle-card-text">
        <h3 className="bundle-card-title">{texts.bundle}</h3>
        <p>{hyphenate(texts.bundleText + (bankCustomer ? texts.bankCustomer : ''))}</p>
        <p className="bundle-card-product">
          <CardLink href={href} onClick={onFollow}>
            {hyphenate(name)}
          </CardLink>
          <span>{hyphenate(pitch)}</span>
        </p>
      </div>
    </Card>
  );
}
