import { Button, Card, LinkCard } from '@forsikring/ui-kit';
import clipboard from '@tabler/icons/outline/clipboard-heart.svg?url';
import accept from '@tabler/icons/outline/file-check.svg?url';
import gauge from '@tabler/icons/outline/gauge.svg?url';
import mail from '@tabler/icons/outline/mail.svg?url';
import tag from '@tabler/icons/outline/tag.svg?url';
import { useId } from 'react';
import { Deadline, isNear } from '../../domain/Deadline';
import { RoundIcon } from '../../domain/products/RoundIcon';
import { useToday } from '../../platform/clock/useToday';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { hyphenate } from '../../platform/words/hyphenate';
import { TASK_EVENTS, type Task } from './Task';
import { tasksTexts as texts } from './tasks.texts';

const ICONS = { mileage: gauge, health: clipboard, accept, messages: mail, offers: tag };

interface TaskRowProps {
  task: Task;
  /** Whether the task is the first one, and has a button. */
  first: boolean;
}

/** One task, with a link to where it is done. The link of the first one covers a button that says so. */
export function TaskRow({ task, first }: TaskRowProps) {
  const { kind, title, count = 1, href, items, more, deadline } = task;
  const track = useClickTracking();
  const { navn, id } = TASK_EVENTS[kind];
  const linkId = useId();
  const actionId = useId();
  // Saved offers can wait until one of them ends.
  const isUrgent = isNear(deadline, useToday()) || kind !== 'offers';
  if (!href) return <Card>{title}</Card>;
  const link = {
    id: linkId,
    // One link in every state: a customer may have focused the row that becomes the first one.
    'aria-labelledby': first ? `${linkId} ${actionId}` : undefined,
    onClick: () => track('lenke', navn, id),
  };
  return (
    <LinkCard
      className={first ? 'task task-first' : 'task'}
      data-kind={kind}
      title={title}
      icon={<RoundIcon src={ICONS[kind]} />}
      // The offers are a page of the portal; the other tasks are done elsewhere.
      render={kind === 'offers' ? <RouterLink to={href} {...link} /> : <a href={href} {...link} />}
    >
      <div className="task-details">
        {deadline && (
          <p className="task-status">
            <Deadline date={deadline} />
          </p>
        )}
        {items && (
          <p className="task-items">
            <span key={items}>{items}</span> <span className="whole-word">{more}</span>
          </p>
        )}
      </div>
      {first && (
        <div className="task-action">
          <Button id={actionId} variant={isUrgent ? 'primary' : 'secondary'} render={<span />}>
            {hyphenate(texts.actions[kind](count))}
          </Button>
        </div>
      )}
    </LinkCard>
  );
}
