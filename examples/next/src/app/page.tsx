import { createApiClient } from '@forsikring/api-client';
import { AccordionItem, AccordionRoot, Link, ToastProvider, Tooltip } from '@forsikring/ui-kit';
import { Consent } from './Consent';
import { DeleteOffer } from './DeleteOffer';
import { PageFeedback } from './PageFeedback';

export const dynamic = 'force-dynamic';

/** A server component: calls the insurer, and renders parts that need no event handler of the page. */
export default async function Page() {
  const client = createApiClient({ apiHost: process.env.INSURER ?? 'http://localhost:4300' });
  const { loginUrl } = await client.getLogin({ query: { goto: '/' } });
  return (
    <ToastProvider>
      <Link href={loginUrl}>Logg inn</Link>
      <AccordionRoot headingLevel={2}>
        <AccordionItem heading="Hva dekker den?">Tyveri og brann</AccordionItem>
      </AccordionRoot>
      <Tooltip content="Lastes ned som PDF">
        <Link href="#vilkar">Vilkår</Link>
      </Tooltip>
      <DeleteOffer />
      <PageFeedback />
      <Consent />
    </ToastProvider>
  );
}
