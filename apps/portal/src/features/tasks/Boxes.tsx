import type { ElementId } from '@forsikring/tracking-consent';
import { ExternalLink } from '@forsikring/ui-kit';
import { useMemo, useState } from 'react';
import { useBusinessPortal } from '../../domain/useBusinessPortal';
import { useAppContext } from '../../platform/AppContext';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Hyphenated } from '../../platform/words/Hyphenated';
import { tasksTexts as texts } from './tasks.texts';

/** A box of the distributor, such as an award. */
interface Box {
  id: ElementId;
  title: string;
  description?: string | undefined;
  url?: string | undefined;
  urlText?: string | undefined;
}

/** The boxes of the distributor, below the tasks; open where they are beside the insurances. */
export function Boxes({ boxes }: { boxes: Box[] }) {
  const [open] = useState(() => window.matchMedia('(min-width: 68em)').matches);
  return (
    <details className="task-boxes" open={open}>
      <summary>{texts.boxes}</summary>
      <ul role="list">
        {boxes.map((box) => (
          <li key={box.id}>
            <BoxContent box={box} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The boxes that the distributor has switched on (docs/specification/overview.md#boxes). */
export function useBoxes(): Box[] {
  const { readConfig } = useAppContext();
  const businessHref = useBusinessPortal();
  return useMemo(() => {
    const read = (name: 'testUtmerkelserContent' | 'kundefordelerContent') =>
      readConfig(`distributor.oversiktConfig.taskCards.skrytebokser.${name}`);
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
function BoxContent({ box: { id, title, description, url, urlText } }: { box: Box }) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const href = useMemo(() => addresses.safeHref(id, url), [addresses, id, url]);
  return (
    <>
      <h3 className="task-box-title">
        <Hyphenated>{title}</Hyphenated>
      </h3>
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
    </>
  );
}
