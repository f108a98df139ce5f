import type { ElementId, Label } from '@forsikring/tracking-consent';
import { Card, ExternalLink } from '@forsikring/ui-kit';
import { useBusinessPortal } from '../../domain/useBusinessPortal';
import { useAppContext } from '../../platform/AppContext';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { serviceTexts } from './purchase.texts';

interface ServiceCardProps {
  id: ElementId;
  texts: { title: string; text: string; link: Label };
  href: string;
  /** Opens it in the phone's browser, also in the bank's app (docs/specification/shell.md#app-bridge). @default false */
  externally?: boolean;
}

/** A card with a link to another service, which opens in a new tab. */
function ServiceCard({ id, texts, href, externally }: ServiceCardProps) {
  const track = useClickTracking();
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">
        <Hyphenated>{texts.title}</Hyphenated>
      </h2>
      <p>
        <Hyphenated>{texts.text}</Hyphenated>
      </p>
      <p>
        <ExternalLink
          href={href}
          data-opens={externally ? 'externally' : undefined}
          onClick={() => track('lenke', texts.link, id)}
        >
          <Hyphenated>{texts.link}</Hyphenated>
        </ExternalLink>
      </p>
    </Card>
  );
}

/** The card of the business portal, if the distributor has switched it on and configured its address. */
export function BusinessCard() {
  const href = useBusinessPortal();
  return href ? (
    <ServiceCard id="kjop-bedriftsportal" texts={serviceTexts.business} href={href} />
  ) : null;
}

/** The card of the maintenance calendar, if the distributor has switched it on. */
export function CalendarCard() {
  const { readConfig } = useAppContext();
  const shown = readConfig('distributor.oversiktConfig.showVedlikeholdsKalender');
  return shown ? <Calendar /> : null;
}

function Calendar() {
  const href = useConfiguredAddress('maintenanceCalendarUrl');
  return href ? (
    <ServiceCard
      id="kjop-vedlikeholdskalender"
      texts={serviceTexts.calendar}
      href={href}
      externally
    />
  ) : null;
}
