import { Card, Skeleton } from '@forsikring/ui-kit';
import './tasks.css';

/** Reserves the room of tasks that are still loading. The markup in index.html is the same. */
export function TasksSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden="true">
      <Card className="task-skeleton">
        <Skeleton shape="circle" className="task-skeleton-icon" />
        <Skeleton shape="text" className="task-skeleton-text" />
      </Card>
    </li>
  ));
}
