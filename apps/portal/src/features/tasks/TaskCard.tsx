import { Card, LinkCard } from '@forsikring/ui-kit';
import clipboard from '@tabler/icons/outline/clipboard-heart.svg?url';
import accept from '@tabler/icons/outline/file-check.svg?url';
import gauge from '@tabler/icons/outline/gauge.svg?url';
import mail from '@tabler/icons/outline/mail.svg?url';
import { Sign } from '../../platform/products/Sign';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { TASK_EVENTS, type Task } from './Task';

const SIGNS = { mileage: gauge, health: clipboard, accept, messages: mail };

/** One task, and the way to where it is done. */
export function TaskCard({ task: { kind, title, href } }: { task: Task }) {
  const track = useClickTracking();
  const { navn, id } = TASK_EVENTS[kind];
  if (!href) return <Card>{title}</Card>;
  return (
    <LinkCard
      title={title}
      href={href}
      icon={<Sign src={SIGNS[kind]} />}
      renderLink={({ href: to, ...props }) => (
        <a {...props} href={to} onClick={() => track('lenke', navn, id)} />
      )}
    />
  );
}
