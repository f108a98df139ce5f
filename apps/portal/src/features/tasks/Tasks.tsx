import { TrackView } from '@forsikring/tracking-consent/react';
import { LoadingRegion, Section } from '@forsikring/ui-kit';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { useRetryFocus } from '../../platform/errors/useRetryFocus';
import { StableLayout } from '../../platform/loading/StableLayout';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Boxes, useBoxes } from './Boxes';
import { TaskRow } from './TaskRow';
import { TasksSkeleton } from './TasksSkeleton';
import { tasksTexts as texts } from './tasks.texts';
import type { Tasks as TasksData } from './useTasks';
import './tasks.css';

/**
 * 'Oppgavene dine': the loaded tasks, with a skeleton for the rest, and the distributor's boxes. Nothing when there
 * are neither.
 */
export function Tasks({ tasks: { contents, loading, retry } }: { tasks: TasksData }) {
  const track = useClickTracking();
  const tasks = contents.flat();
  const boxes = useBoxes();
  const isEmpty = tasks.length === 0 && !loading && !retry && boxes.length === 0;
  const { heading, focusHeading } = useRetryFocus(isEmpty);
  if (isEmpty) return null;

  const tryAgain = () => {
    track('knapp', 'Prøv igjen', 'oppgaver-hent-igjen');
    focusHeading();
    retry?.();
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section className="tasks" heading={texts.heading} headingRef={heading}>
        <StableLayout>
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
          {boxes.length > 0 && <Boxes boxes={boxes} />}
        </StableLayout>
      </Section>
    </TrackView>
  );
}
