import { TrackView } from '@forsikring/tracking-consent/react';
import { LoadingRegion, Section } from '@forsikring/ui-kit';
import { useRef } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { Steady } from '../../platform/loading/Steady';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { TaskRow } from './TaskRow';
import { TasksSkeleton } from './TasksSkeleton';
import { tasksTexts as texts } from './tasks.texts';
import type { Tasks as TasksData } from './useTasks';

/** 'Oppgavene dine': what is known so far, with a skeleton for the rest. Nothing when there is no task. */
export function Tasks({ tasks: { contents, waiting, retry } }: { tasks: TasksData }) {
  const track = useClickTracking();
  const heading = useRef<HTMLHeadingElement>(null);
  const tasks = contents.flat();
  if (tasks.length === 0 && !waiting && !retry) return null;

  const tryAgain = () => {
    track('knapp', 'Prøv igjen', 'oppgaver-hent-igjen');
    // The button disappears with its message.
    heading.current?.focus();
    retry?.();
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section heading={texts.heading} headingRef={heading}>
        <LoadingRegion loading={waiting} loadingText={texts.loading} doneText={texts.loaded}>
          {(tasks.length > 0 || waiting) && (
            <Steady as="ul" className="task-list">
              {tasks.map((task) => (
                <li key={task.key}>
                  <TaskRow task={task} />
                </li>
              ))}
              {waiting && <TasksSkeleton rows={tasks.length > 0 ? 1 : 2} />}
            </Steady>
          )}
          {retry && <LoadFailure text={texts.failed} onRetry={tryAgain} />}
        </LoadingRegion>
      </Section>
    </TrackView>
  );
}
