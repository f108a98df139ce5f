import { TrackView } from '@forsikring/tracking-consent/react';
import { Page } from '@forsikring/ui-kit';
import { otherProduct } from '../features/receipt/otherProduct';
import { Receipt } from '../features/receipt/Receipt';
import { receiptTexts as texts } from '../features/receipt/receipt.texts';
import { Recommendations } from '../features/recommendations/Recommendations';
import { isProductCode, recommendedProduct } from '../features/recommendations/recommendedProducts';
import { useRecommended } from '../features/recommendations/useRecommended';
import { SectionBoundary } from '../platform/errors/SectionBoundary';
import { useHeld } from '../platform/loading/useHeld';
import { PageHeading } from '../platform/navigation/PageHeading';
import { useQuery } from '../platform/navigation/useQuery';
import '../features/receipt/receipt.css';
import '../features/recommendations/recommendations.css';

const MOST_RECOMMENDED = 5;

/** `paths.receipt`: confirms what was bought, by the query's `produkt`, and what may come next. */
export default function ReceiptRoute() {
  const query = useQuery();
  // Anything may stand in an address: what is no product of ours is nobody's business.
  const code = query.get('produkt') ?? '';
  const bought = isProductCode(code)
    ? { code, name: recommendedProduct(code, false).name }
    : otherProduct(code);
  const { recommended, loading } = useRecommended({
    limit: MOST_RECOMMENDED,
    ...(bought && { product: bought.code }),
  });
  const held = useHeld(loading);
  // What was not there in time would push the page: it is no loss.
  return (
    <Page>
      <PageHeading title={texts.title} lead={texts.lead(bought?.name)} />
      <TrackView komponent="Kvittering">
        <Receipt bought={bought} />
      </TrackView>
      {!held && recommended && (
        <SectionBoundary name="recommendations">
          <Recommendations recommended={recommended} page="kvittering" product={bought?.code} />
        </SectionBoundary>
      )}
    </Page>
  );
}
