import { TrackView } from '@forsikring/tracking-consent/react';
import { Button, Card, CardGrid, Loader, Section } from '@forsikring/ui-kit';
import { type ReactNode, useRef, useState } from 'react';
import { LoadFailure } from '../../platform/errors/LoadFailure';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { BoxCard, useBoxes } from './Boxes';
import { OffersCard } from './OffersCard';
import { TaskCard } from './TaskCard';
import { tasksTexts as texts } from './tasks.texts';
import type { Tasks as TasksData } from './useTasks';

const LOADER_TEXTS = { label: texts.loading };

/** 'Oppgavene dine': nothing where nothing waits for the customer. */
export function Tasks({ tasks: { tasks, offers, loading, failed, retry } }: { tasks: TasksData }) {
  const boxes = useBoxes();
  const track = useClickTracking();
  const heading = useRef<HTMLHeadingElement>(null);
  const cards: [key: string, card: ReactNode][] = [
    ...tasks.map((task): [string, ReactNode] => [task.key, <TaskCard key="task" task={task} />]),
    ...(offers.length > 0
      ? [['offers', <OffersCard key="offers" offers={offers} />] as [string, ReactNode]]
      : []),
  ];
  // What comes late has one place, after what is there, and is shown when it is asked for: by itself
  // nothing may move what stands below.
  const [late] = useState(loading);
  const [early] = useState(() => new Set(cards.map(([key]) => key)));
  const [lateShown, setLateShown] = useState(false);
  const waiting = late && !lateShown ? cards.filter(([key]) => !early.has(key)).length : 0;
  const shown = late && !lateShown ? cards.filter(([key]) => early.has(key)) : cards;
  const place = failed
    ? 'failed'
    : loading
      ? 'loading'
      : waiting > 0
        ? 'more'
        : late && !lateShown
          ? 'none'
          : undefined;
  if (shown.length === 0 && boxes.length === 0 && !place) return null;

  const again = () => {
    track('knapp', 'Prøv igjen', 'oppgaver-hent-igjen');
    heading.current?.focus();
    retry();
  };
  const showLate = () => {
    track('knapp', 'Vis flere oppgaver', 'oppgaver-vis-flere');
    // The button goes with its place.
    heading.current?.focus();
    setLateShown(true);
  };
  return (
    <TrackView komponent={texts.heading}>
      <Section heading={texts.heading} headingRef={heading}>
        {(shown.length > 0 || place) && (
          <CardGrid>
            {shown.map(([key, card]) => (
              <li key={key}>{card}</li>
            ))}
            {place && (
              <li className="task-place">
                {place === 'failed' ? (
                  <LoadFailure text={texts.failed} onRetry={again} retrying={loading} />
                ) : (
                  <Card>
                    {place === 'loading' && <Loader texts={LOADER_TEXTS} />}
                    {place === 'none' && texts.none}
                    {place === 'more' && (
                      <Button variant="secondary" onClick={showLate}>
                        {texts.more(waiting)}
                      </Button>
                    )}
                  </Card>
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
