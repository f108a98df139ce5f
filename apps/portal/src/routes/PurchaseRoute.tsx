import { Page } from '@forsikring/ui-kit';
import { Purchase } from '../features/purchase/Purchase';
import { purchaseTexts as texts } from '../features/purchase/purchase.texts';
import { MemberLogo } from '../platform/branding/MemberLogo';
import { PageHeading } from '../platform/navigation/PageHeading';
import { useQuery } from '../platform/navigation/useQuery';

/** `paths.purchase`: the start of every purchase. `?isLo=true` selects the union's layout. */
export default function PurchaseRoute() {
  const query = useQuery();
  const union = query.has('isLo') && query.get('isLo') !== 'false';

  return (
    <Page>
      {union && <MemberLogo />}
      <PageHeading title={texts.title} lead={texts.lead} />
      <Purchase union={union} />
    </Page>
  );
}
