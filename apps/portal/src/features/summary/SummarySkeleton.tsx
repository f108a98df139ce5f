import { Card, Skeleton } from '@forsikring/ui-kit';
import './summary.css';

/** Reserves the room of the summary of a customer with a few insurances. */
export const SummarySkeleton = () => (
  <div aria-hidden="true" className="summary">
    <Card className="summary-card">
      <div>
        <p>
          <Skeleton shape="text" className="summary-skeleton-label" />
        </p>
        <p className="summary-price">
          <Skeleton shape="text" className="summary-skeleton-price" />
        </p>
        <p>
          <Skeleton shape="text" />
        </p>
        <TaskSkeleton />
      </div>
    </Card>
  </div>
);

/** Reserves the room of the next task. */
export const TaskSkeleton = () => (
  <p aria-hidden="true" className="summary-task">
    <Skeleton shape="text" />
  </p>
);
