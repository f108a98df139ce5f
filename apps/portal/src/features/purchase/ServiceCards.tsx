import type { ElementId, Label } from '@forsikring/tracking-consent';
import { Card, ExternalLink } from '@forsikring/ui-kit';
import { useMemo } from 'react';
import { useAppContext } from '../../platform/context/AppContext';
import { useConfiguredAddress } from '../../platform/navigation/useConfiguredAddress';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { serviceTexts } from './purchase.texts';

interface ServiceCardProps {
  id: ElementId;
  texts: { title: string; text: string; link: Label };
  href: string;
}

/** Leads to another service, in a new tab. */
function ServiceCard({ id, texts, href }: ServiceCardProps) {
  const track = useClickTracking();
  return (
    <Card className="purchase-box">
      <h2 className="purchase-box-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        <ExternalLink href={href} onClick={() => track('lenke', texts.link, id)}>
          {texts.link}
        </ExternalLink>
      </p>
    </Card>
  );
}

/** The card for those who run a business, where the distributor has switched it on. */
export function BusinessCard() {
  const { config, readConfig, addresses } = useAppContext();
  const cards = config.distributor?.oversiktConfig?.taskCards;
  const href = useMemo(() => {
    if (!cards?.showBedriftsportal) return undefined;
    const name = 'distributor.oversiktConfig.taskCards.bedriftsportalUrl';
    return addresses.safeHref(
      name,
      readConfig(name, () => cards.bedriftsportalUrl),
    );
  }, [cards, readConfig, addresses]);
  return href ? (
    <ServiceCard id="kjop-bedriftsportal" texts={serviceTexts.business} href={href} />
  ) : null;
}

/** The card of the maintenance calendar, where the distributor has switched it on. */
export function CalendarCard() {
  const { config } = useAppContext();
  return config.distributor?.oversiktConfig?.showVedlikeholdsKalender ? <Calendar /> : null;
}

function Calendar() {
  const href = useConfiguredAddress('maintenanceCalendarUrl');
  return href ? (
    <ServiceCard id="kjop-vedlikeholdskalender" texts={serviceTexts.calendar} href={href} />
  ) : null;
}
