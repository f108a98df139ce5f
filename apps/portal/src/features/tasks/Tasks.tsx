import { TrackView } from '@forsikring/tracking-consent/react';
import { Button, LoadingRegion, Section } from '@forsikring/ui-kit';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { LoadFailure } from '../../platform/section/LoadFailure';
import { useRetryFocus } from '../../platform/section/useRetryFocus';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Boxes, useBoxes } from './Boxes';
import { TaskRow } from './TaskRow';
import { tasksTexts as texts } from './tasks.texts';
import { hasTaskSection, type Tasks as TasksData } from './useTasks';
import './tasks.css';

/** How many tasks a narrow window shows at first; `tasks.css` hides the others. */
const MAX_FIRST = 2;

/**
 * 'Oppgavene dine': the loaded tasks, with a skeleton for the rest, and the distributor's boxes. Nothing without tasks:
 * the boxes are then a section of their own.
 */
export function Tasks({ tasks: read }: { tasks: TasksData }) {
  const { contents, loading, retry } = read;
  const track = useClickTracking();
  const [all, setAll] = useState(false);
  const tasks = contents.flat();
  const boxes = useBoxes();
  const isEmpty = !hasTaskSection(read);
  const { heading, focusHeading } = useRetryFocus(isEmpty);
  if (isEmpty) return null;

  const tryAgain = () => {
    track('knapp', 'Prøv igjen', 'oppgaver-hent-igjen');
    focusHeading();
    retry?.();
  };
  const showAll = ({ currentTarget }: MouseEvent) => {
    track('knapp', 'Flere oppgaver', 'oppgaver-flere');
    const list = currentTarget.previousElementSibling;
    // Renders synchronously, so that the next task is shown when it is focused.
    flushSync(() => setAll(true));
    list?.children[MAX_FIRST]?.querySelector('a')?.focus();
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section className="tasks" heading={texts.heading} headingRef={heading}>
        <StableLayout>
          <LoadingRegion loading={loading} loadingText={texts.loading} doneText={texts.loaded}>
            {(tasks.length > 0 || loading) && (
              <StableLayout as="ul" className={all ? 'row-list' : 'row-list task-list-short'}>
                {tasks.map((task) => (
                  <li key={task.key}>
                    <TaskRow task={task} />
                  </li>
                ))}
                {loading && <LoadingRows count={tasks.length > 0 ? 1 : MAX_FIRST} />}
              </StableLayout>
            )}
            {!all && tasks.length > MAX_FIRST && (
              <Button variant="tertiary" className="tasks-more" onClick={showAll}>
                {texts.more(tasks.length - MAX_FIRST)}
              </Button>
            )}
            {retry && <LoadFailure text={texts.failed} onRetry={tryAgain} />}
          </LoadingRegion>
          {boxes.length > 0 && <Boxes boxes={boxes} />}
        </StableLayout>
      </Section>
    </TrackView>
  );
}
