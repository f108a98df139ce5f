import { TrackView, useTracker, useTrackOnce } from '@forsikring/tracking-consent/react';
import { CardGrid, Link, LinkCard, Section, Skeleton } from '@forsikring/ui-kit';
import { ProductIcon } from '../../domain/products/ProductIcon';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { ReadSection } from '../../platform/section/ReadSection';
import type { SectionRead } from '../../platform/section/sectionRead';
import type { PortalEvents } from '../../platform/tracking/portalEvents';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { BundleCard } from './BundleCard';
import { recommendationsTexts as texts } from './recommendations.texts';
import { type ProductCode, recommendedProduct } from './recommendedProducts';
import type { Recommended } from './useRecommended';
import './recommendations.css';

interface RecommendationsProps {
  read: SectionRead<Recommended>;
  /** The name of the page in events. */
  page: 'oversikt' | 'kvittering';
  /** The code of the bought product in events. */
  product?: string | undefined;
}

/**
 * The recommended products: the best as a large card, the others beside it. Nothing when they cannot be
 * read, when no product is left to recommend, and for the control group.
 */
export function Recommendations({ read, page, product }: RecommendationsProps) {
  const { data: recommended, loading } = read;

  // Once per outcome: a retry of the agreements can turn a failure into recommendations.
  useTrackOnce<PortalEvents>(loading ? undefined : recommended ? 'ready' : 'failed', (tracker) => {
    const [main, ...others] = recommended?.shown ?? [];
    tracker.track('NBO visning', {
      page,
      ...(product && { product }),
      customerProducts: recommended?.customerProducts ?? [],
      mainNboProduct: main ?? null,
      subNboProducts: others,
      filteredNboProductsDueToActiveAgreements: recommended?.owned ?? [],
      controlGroup: recommended?.controlGroup ?? false,
      presentedNboModule: main !== undefined,
      fallback: recommended?.fallback ?? false,
    });
  });

  return (
    <ReadSection
      name="anbefalinger"
      read={{ ...read, retry: undefined }}
      skeleton={<RecommendationsSkeleton />}
    >
      {(products) => <RecommendedProducts recommended={products} page={page} />}
    </ReadSection>
  );
}

interface RecommendedProductsProps extends Pick<RecommendationsProps, 'page'> {
  recommended: Recommended;
}

function RecommendedProducts({ recommended, page }: RecommendedProductsProps) {
  const { shown, member, bankCustomer } = recommended;
  const [main, ...others] = shown;
  const tracker = useTracker<PortalEvents>();
  const track = useClickTracking();
  if (!main) return null;
  const follow = (code: ProductCode) =>
    tracker.track('Anbefaling', { produktType: code, anbefalteProdukter: shown });

  return (
    <TrackView komponent={texts.heading}>
      <Section heading={texts.heading} className="recommendations">
        <div className="recommendations-cards">
          <BundleCard
            product={recommendedProduct(main, member)}
            bankCustomer={bankCustomer}
            onFollow={() => follow(main)}
          />
          {others.length > 0 && (
            <CardGrid className="recommendations-others">
              {others.map((code) => {
                const { name, pitch, href } = recommendedProduct(code, member);
                return (
                  <li key={code}>
                    <LinkCard
                      title={hyphenate(name)}
                      headingLevel={3}
                      icon={<ProductIcon productType={code} />}
                      render={<a href={href} onClick={() => follow(code)} />}
                    >
                      <p>{hyphenate(pitch)}</p>
                    </LinkCard>
                  </li>
                );
              })}
            </CardGrid>
          )}
        </div>
        {page !== 'oversikt' && (
          <p className="recommendations-all">
            <Link
              render={<RouterLink to={paths.purchase} />}
              onClick={() => track('lenke', texts.all, 'alle-forsikringer')}
            >
              {texts.all}
            </Link>
          </p>
        )}
      </Section>
    </TrackView>
  );
}

/** Reserves the room of the large card and two others. */
function RecommendationsSkeleton() {
  return (
    <div aria-hidden="true" className="recommendations recommendations-skeleton">
      <Skeleton className="recommendations-skeleton-heading" />
      <div className="recommendations-cards">
        <Skeleton className="recommendations-skeleton-bundle" />
        <CardGrid className="recommendations-others">
          {['1', '2'].map((card) => (
            <li key={card}>
              <Skeleton className="recommendations-skeleton-card" />
            </li>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
