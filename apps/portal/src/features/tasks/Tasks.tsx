import { TrackView } from '@forsikring/tracking-consent/react';
import { Card, CardGrid, Loader, Section } from '@forsikring/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { BoxCard, useBoxes } from './Boxes';
import { OffersCard } from './OffersCard';
import { TaskCard } from './TaskCard';
import { tasksTexts as texts } from './tasks.texts';
import type { Tasks as TasksData } from './useTasks';

const LOADER_TEXTS = { label: texts.loading };

/** 'Oppgavene dine': nothing where nothing waits for the customer. */
export function Tasks({ tasks: { tasks, offers, loading, failed, retry } }: { tasks: TasksData }) {
  const boxes = useBoxes();
  const heading = useRef<HTMLHeadingElement>(null);
  const cards: [key: string, card: ReactNode][] = [
    ...tasks.map((task): [string, ReactNode] => [task.key, <TaskCard key="task" task={task} />]),
    ...(offers.length > 0
      ? [['offers', <OffersCard key="offers" offers={offers} />] as [string, ReactNode]]
      : []),
  ];
  // What comes late has a place that stays, after what is there, whatever comes: nothing may move.
  const [late] = useState(loading);
  const [early] = useState(() => new Set(cards.map(([key]) => key)));
  if (late) cards.sort(([a], [b]) => Number(early.has(b)) - Number(early.has(a)));
  const nothingCame = late && cards.every(([key]) => early.has(key));
  const place = failed ? 'failed' : loading ? 'loading' : nothingCame ? 'none' : undefined;
  if (cards.length === 0 && boxes.length === 0 && !place) return null;

  const again = () => {
    heading.current?.focus();
    retry();
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section heading={texts.heading} headingRef={heading}>
        {(cards.length > 0 || place) && (
          <CardGrid>
            {cards.map(([key, card]) => (
              <li key={key}>{card}</li>
            ))}
            {place && (
              <li className="task-place">
                {place === 'failed' ? (
                  <LoadFailure text={texts.failed} onRetry={again} retrying={loading} />
                ) : (
                  <Card>{place === 'loading' ? <Loader texts={LOADER_TEXTS} /> : texts.none}</Card>
                )}
              </li>
            )}
          </CardGrid>
        )}
        {boxes.length > 0 && (
          <CardGrid>
            {boxes.map((box) => (
              <li key={box.id}>
                <BoxCard box={box} />
              </li>
            ))}
          </CardGrid>
        )}
      </Section>
    </TrackView>
  );
}
