import { TrackView } from '@forsikring/tracking-consent/react';
import { Page } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { Offers } from '../features/offers/Offers';
import { offersTexts as texts } from '../features/offers/offers.texts';
import { useOfferList } from '../features/offers/useOfferList';
import { PageHeading } from '../platform/navigation/PageHeading';
import { SectionBoundary } from '../platform/section/SectionBoundary';

/** `paths.offers`: the customer's offers, which can be continued or deleted. */
export default function OffersRoute() {
  const list = useOfferList();
  const page = useRef<HTMLElement>(null);
  const emptyLead = list.deleted ? texts.lastDeleted : texts.emptyLead;
  return (
    <Page ref={page}>
      <PageHeading
        title={list.empty ? texts.emptyTitle : texts.title}
        lead={list.empty ? emptyLead : texts.lead}
      />
      <TrackView komponent="Tilbud">
        <SectionBoundary name="offers">
          <Offers list={list} focusHeading={() => page.current?.querySelector('h1')?.focus()} />
        </SectionBoundary>
      </TrackView>
    </Page>
  );
}
