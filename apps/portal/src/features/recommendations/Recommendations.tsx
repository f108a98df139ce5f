import { useCustomer } from '@forsikring/api-client/react';
import { TrackView, useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { CardGrid, LinkCard, Section } from '@forsikring/ui-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/paths';
import { ProductIcon } from '../../platform/products/ProductIcon';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { BundleCard } from './BundleCard';
import { type ProductCode, recommendedProduct } from './recommendedProducts';
import type { Recommended } from './useRecommended';

interface RecommendationsProps {
  recommended: Recommended;
  /** The page that it stands on, as events name it. */
  page: 'oversikt' | 'kvittering';
  /** What was bought, as events name it. */
  product?: string | undefined;
}

/** What the customer might need next: the best as a large card, the others beside it. Hidden where there is nothing, and from the control group. */
export function Recommendations({ recommended, page, product }: RecommendationsProps) {
  const { shown, owned, customerProducts, member, controlGroup, fallback } = recommended;
  const [main, ...others] = shown;
  const tracker = useTracker();
  const track = useClickTracking();
  const bankCustomer = useCustomer().data?.isBankkunde === true;

  useTrackOnce('load', () =>
    tracker.track('NBO visning', {
      page,
      ...(product && { product }),
      customerProducts,
      mainNboProduct: main ?? null,
      subNboProducts: others,
      filteredNboProductsDueToActiveAgreements: owned,
      controlGroup,
      presentedNboModule: main !== undefined,
      fallback,
    }),
  );
  if (!main) return null;
  const follow = (code: ProductCode) =>
    tracker.track('Anbefaling', { produktType: code, anbefalteProdukter: shown });

  return (
    <TrackView komponent="Anbefalt for deg">
      <Section heading="Anbefalt for deg" className="recommendations">
        <div className="recommendations-cards">
          <BundleCard
            product={recommendedProduct(main, member)}
            bankCustomer={bankCustomer}
            onFollow={() => follow(main)}
          />
          <CardGrid className="recommendations-others">
            {others.map((code) => {
              const { name, pitch, href } = recommendedProduct(code, member);
              return (
                <li key={code}>
                  <LinkCard
                    title={name}
                    headingLevel={3}
                    href={href}
                    icon={<ProductIcon productType={code} />}
                    renderLink={({ href: to, ...props }) => (
                      <a {...props} href={to} onClick={() => follow(code)} />
                    )}
                  >
                    <p>{pitch}</p>
                  </LinkCard>
                </li>
              );
            })}
          </CardGrid>
        </div>
        {page !== 'oversikt' && (
          <p className="recommendations-all">
            <Link
              className="ui-link"
              to={paths.purchase}
              onClick={() => track('lenke', 'Se alle våre forsikringer', 'alle-forsikringer')}
            >
              Se alle våre forsikringer
            </Link>
          </p>
        )}
      </Section>
    </TrackView>
  );
}
