import type { Task } from './Task';
import type { Tasks } from './useTasks';

/** A task, and whether it is done on a page of the portal. */
interface NextTask extends Pick<Task, 'title' | 'href'> {
  inPortal: boolean;
}

/** The first task of the list; undefined when there is none. */
export function nextTask({ contents }: Tasks): NextTask | undefined {
  const [first] = contents.flat();
  return first && { title: first.title, href: first.href, inPortal: first.kind === 'offers' };
}
