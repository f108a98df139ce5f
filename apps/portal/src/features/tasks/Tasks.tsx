import { TrackView } from '@forsikring/tracking-consent/react';
import { Card, LoadingRegion, Section, Skeleton } from '@forsikring/ui-kit';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { useRetryFocus } from '../../platform/errors/useRetryFocus';
import { StableLayout } from '../../platform/loading/StableLayout';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { TaskRow } from './TaskRow';
import { tasksTexts as texts } from './tasks.texts';
import type { Tasks as TasksData } from './useTasks';
import './tasks.css';

/** 'Oppgavene dine': the loaded tasks, with a skeleton for the rest. Nothing when there are no tasks. */
export function Tasks({ tasks: { contents, loading, retry } }: { tasks: TasksData }) {
  const track = useClickTracking();
  const tasks = contents.flat();
  const isEmpty = tasks.length === 0 && !loading && !retry;
  const { heading, focusHeading } = useRetryFocus(isEmpty);
  if (isEmpty) return null;

  const tryAgain = () => {
    track('knapp', 'Prøv igjen', 'oppgaver-hent-igjen');
    focusHeading();
    retry?.();
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section heading={texts.heading} headingRef={heading}>
        <LoadingRegion loading={loading} loadingText={texts.loading} doneText={texts.loaded}>
          {(tasks.length > 0 || loading) && (
            <StableLayout as="ul" className="task-list">
              {tasks.map((task) => (
                <li key={task.key}>
                  <TaskRow task={task} />
                </li>
              ))}
              {loading && <TasksSkeleton rows={tasks.length > 0 ? 1 : 2} />}
            </StableLayout>
          )}
          {retry && <LoadFailure text={texts.failed} onRetry={tryAgain} />}
        </LoadingRegion>
      </Section>
    </TrackView>
  );
}

/** Reserves the room of tasks that are still loading. */
function TasksSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <li key={`skeleton ${index}`} aria-hidden="true">
      <Card className="task-skeleton">
        <Skeleton shape="circle" className="task-skeleton-icon" />
        <Skeleton shape="text" className="task-skeleton-text" />
      </Card>
    </li>
  ));
}
