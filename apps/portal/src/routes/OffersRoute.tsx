import { Page } from '@forsikring/ui-kit';
import { Offers } from '../features/offers/Offers';
import { offersTexts as texts } from '../features/offers/offers.texts';
import { useOfferList } from '../features/offers/useOfferList';
import { PageHeading } from '../platform/navigation/PageHeading';

/** `paths.offers`: the customer's offers, which can be continued or deleted. */
export default function OffersRoute() {
  const list = useOfferList();
  const emptyLead = list.deleted ? texts.lastDeleted : texts.emptyLead;
  return (
    <Page>
      <PageHeading
        title={list.empty ? texts.emptyTitle : texts.title}
        lead={list.empty ? emptyLead : texts.lead}
      />
      <Offers list={list} />
    </Page>
  );
}
