import type { ElementId } from '@forsikring/tracking-consent';
import { Card, CardGrid, ExternalLink } from '@forsikring/ui-kit';
import { useMemo } from 'react';
import { useBusinessPortal } from '../../domain/useBusinessPortal';
import { useAppContext } from '../../platform/AppContext';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { tasksTexts as texts } from './tasks.texts';
import './tasks.css';
import { Hyphenated } from '../../platform/words/Hyphenated';

/** A box of the distributor, such as an award. */
interface Box {
  id: ElementId;
  title: string;
  description?: string | undefined;
  url?: string | undefined;
  urlText?: string | undefined;
}

/** The distributor's boxes; nothing when there are none. */
export function Boxes() {
  const boxes = useBoxes();
  if (boxes.length === 0) return null;
  return (
    <section aria-label={texts.boxes} className="task-boxes">
      <CardGrid>
        {boxes.map((box) => (
          <li key={box.id}>
            <BoxCard box={box} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

/** The boxes that the distributor has switched on (docs/specification/overview.md#boxes). */
function useBoxes(): Box[] {
  const { readConfig } = useAppContext();
  const businessHref = useBusinessPortal();
  return useMemo(() => {
    const read = (name: 'testUtmerkelserContent' | 'kundefordelerContent') =>
      readConfig(
        `distributor.oversiktConfig.taskCards.skrytebokser.${name}`,
        (config) => config.distributor?.oversiktConfig?.taskCards?.skrytebokser?.[name],
      );
    const awards = read('testUtmerkelserContent');
    const benefits = read('kundefordelerContent');
    const business = businessHref && {
      title: texts.business,
      description: texts.businessText,
      url: businessHref,
      urlText: texts.toBusiness,
    };
    return [
      ...(business ? [{ id: 'boks-bedriftsportal' as const, ...business }] : []),
      ...(awards ? [{ id: 'boks-utmerkelser' as const, ...awards }] : []),
      ...(benefits ? [{ id: 'boks-kundefordeler' as const, ...benefits }] : []),
    ];
  }, [readConfig, businessHref]);
}

/** One box. Its link comes from the configuration, and leads to another site. */
function BoxCard({ box: { id, title, description, url, urlText } }: { box: Box }) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const href = useMemo(() => addresses.safeHref(id, url), [addresses, id, url]);
  return (
    <Card className="task-box">
      <h2 className="task-box-title">
        <Hyphenated>{title}</Hyphenated>
      </h2>
      {description && (
        <p>
          <Hyphenated>{description}</Hyphenated>
        </p>
      )}
      {href && (
        <ExternalLink href={href} onClick={() => track('lenke', id, id)}>
          <Hyphenated>{urlText || texts.readMore}</Hyphenated>
        </ExternalLink>
      )}
    </Card>
  );
}
