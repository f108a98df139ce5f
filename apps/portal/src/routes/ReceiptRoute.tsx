import { useAgreements } from '@forsikring/api-client/react';
import { DoneFeedback } from '@forsikring/feedback-widget';
import { TrackView } from '@forsikring/tracking-consent/react';
import { Page } from '@forsikring/ui-kit';
import { otherProduct } from '../features/receipt/otherProduct';
import { Receipt } from '../features/receipt/Receipt';
import { receiptTexts as texts } from '../features/receipt/receipt.texts';
import { Recommendations } from '../features/recommendations/Recommendations';
import { isProductCode, recommendedProduct } from '../features/recommendations/recommendedProducts';
import { useRecommended } from '../features/recommendations/useRecommended';
import { useShortname } from '../platform/config/shortname';
import { useSendFeedback } from '../platform/feedback/useSendFeedback';
import { PageHeading } from '../platform/navigation/PageHeading';
import { useQuery } from '../platform/navigation/useQuery';
import '../platform/feedback/feedback.css';

const MAX_RECOMMENDATIONS = 5;

/** `paths.receipt`: confirms the purchase of the product in the query's `produkt`, and shows recommendations. */
export default function ReceiptRoute() {
  const query = useQuery();
  const code = query.get('produkt') ?? '';
  const bought = isProductCode(code)
    ? { code, name: recommendedProduct(code, false).name }
    : otherProduct(code);
  const recommended = useRecommended({
    limit: MAX_RECOMMENDATIONS,
    agreements: useAgreements({ distributor: useShortname() }),
    ...(bought && { product: bought.code }),
  });
  const send = useSendFeedback('KVITTERING');
  return (
    <Page>
      <PageHeading title={texts.title} lead={texts.lead(bought?.name)} />
      <TrackView komponent="Kvittering">
        <Receipt bought={bought} />
        {/* Above the recommendations, whose height changes. */}
        <DoneFeedback onSubmit={send} maxLength={250} className="feedback-box" />
      </TrackView>
      <Recommendations read={recommended} page="kvittering" product={bought?.code} />
    </Page>
  );
}
