import { Card, LinkCard } from '@forsikring/ui-kit';
import clipboard from '@tabler/icons/outline/clipboard-heart.svg?url';
import accept from '@tabler/icons/outline/file-check.svg?url';
import gauge from '@tabler/icons/outline/gauge.svg?url';
import mail from '@tabler/icons/outline/mail.svg?url';
import tag from '@tabler/icons/outline/tag.svg?url';
import { Link } from 'react-router-dom';
import { Deadline } from '../../domain/Deadline';
import { RoundIcon } from '../../domain/products/RoundIcon';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { TASK_EVENTS, type Task } from './Task';

const ICONS = { mileage: gauge, health: clipboard, accept, messages: mail, offers: tag };

/** One task, with a link to where it is done. */
export function TaskRow({ task: { kind, title, href, items, more, deadline } }: { task: Task }) {
  const track = useClickTracking();
  const { navn, id } = TASK_EVENTS[kind];
  const onClick = () => track('lenke', navn, id);
  if (!href) return <Card>{title}</Card>;
  return (
    <LinkCard
      data-kind={kind}
      title={title}
      icon={<RoundIcon src={ICONS[kind]} />}
      // The offers are a page of the portal; the other tasks are done elsewhere.
      render={
        kind === 'offers' ? (
          <Link to={href} onClick={onClick} />
        ) : (
          <a href={href} onClick={onClick} />
        )
      }
    >
      {items && (
        <p>
          <span key={items}>{items}</span> <span>{more}</span> <Deadline date={deadline} />
        </p>
      )}
    </LinkCard>
  );
}
