import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadingRows } from '../../platform/rows/LoadingRows';
import { ReadSection } from '../../platform/section/ReadSection';
import { StableLayout } from '../../platform/stableLayout/StableLayout';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { Boxes, useBoxes } from './Boxes';
import { TaskRow } from './TaskRow';
import { MAX_FIRST, TasksSkeleton } from './TasksSkeleton';
import { tasksTexts as texts } from './tasks.texts';
import type { TasksRead } from './useTasks';
import './tasks.css';

/**
 * 'Oppgavene dine': the loaded tasks, with a skeleton for the rest, and the distributor's boxes. Renders nothing
 * without tasks: the boxes are then a section of their own.
 */
export function Tasks({ tasks: read }: { tasks: TasksRead }) {
  const track = useClickTracking();
  const [all, setAll] = useState(false);
  const boxes = useBoxes();
  const toggle = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.previousElementSibling;
    // Before the rows are shown: they grow from the first style that the browser computes for them.
    list?.setAttribute('data-grown', '');
    // Renders synchronously, so that the next task is shown when it is focused.
    flushSync(() => setAll(!all));
    if (all) return;
    track('knapp', 'Flere oppgaver', 'oppgaver-flere');
    list?.children[MAX_FIRST]?.querySelector('a')?.focus();
  };
  return (
    <ReadSection
      name="oppgaver"
      komponent={texts.heading}
      className="tasks"
      heading={texts.heading}
      texts={texts}
      read={read}
      skeleton={<TasksSkeleton />}
      below={boxes.length > 0 && <Boxes boxes={boxes} />}
    >
      {(tasks, { failure }) => (
        <>
          <StableLayout as="ul" className={all ? 'row-list' : 'row-list task-list-short'}>
            {tasks.map((task, index) => (
              <li key={task.key}>
                {/* While others are loading, it is unknown which task is the first. */}
                <TaskRow task={task} first={index === 0 && !read.loading} />
              </li>
            ))}
            {read.loading && <LoadingRows count={1} />}
          </StableLayout>
          {tasks.length > MAX_FIRST && (
            <button
              type="button"
              aria-expanded={all}
              className="ui-disclosure-trigger tasks-more"
              onClick={toggle}
            >
              {(all ? texts.hideMore : texts.showMore)(tasks.length - MAX_FIRST)}
            </button>
          )}
          {failure}
        </>
      )}
    </ReadSection>
  );
}
