import type { ElementId } from '@forsikring/tracking-consent';
import { ExternalLink, Section } from '@forsikring/ui-kit';
import { useId, useMemo } from 'react';
import { useBusinessPortal } from '../../domain/useBusinessPortal';
import { useAppContext } from '../../platform/AppContext';
import { isEmpty } from '../../platform/section/sectionRead';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { tasksTexts as texts } from './tasks.texts';
import type { TasksRead } from './useTasks';
import './boxes.css';

/** A box of the distributor, such as an award. */
interface Box {
  id: ElementId;
  title: string;
  description?: string | undefined;
  url?: string | undefined;
  urlText?: string | undefined;
}

/** The boxes of the distributor: with their texts, or as rows of a title and an arrow in a narrow window. */
export function Boxes({ boxes }: { boxes: Box[] }) {
  return (
    <ul role="list" aria-label={texts.boxes} className="box-list">
      {boxes.map((box) => (
        <BoxItem key={box.id} box={box} />
      ))}
    </ul>
  );
}

/** The boxes of a customer without a section of tasks, in a section of their own; nothing when there are none. */
export function BoxSection({ tasks }: { tasks: TasksRead }) {
  const boxes = useBoxes();
  if (!isEmpty(tasks) || boxes.length === 0) return null;
  return (
    <Section className="boxes" heading={texts.boxes}>
      <Boxes boxes={boxes} />
    </Section>
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
function BoxItem({ box: { id, title, description, url, urlText } }: { box: Box }) {
  const { addresses } = useAppContext();
  const track = useClickTracking();
  const titleId = useId();
  const linkId = useId();
  const href = useMemo(() => addresses.safeHref(id, url), [addresses, id, url]);
  return (
    <li>
      <h3 id={titleId} className="box-title">
        {title}
      </h3>
      {description && <p>{description}</p>}
      {href && (
        // Named by the title too: a narrow window shows only the title of its row.
        <ExternalLink
          id={linkId}
          aria-labelledby={`${titleId} ${linkId}`}
          href={href}
          onClick={() => track('lenke', id, id)}
        >
          <span className="box-link-text">{urlText || texts.readMore}</span>
        </ExternalLink>
      )}
    </li>
  );
}
