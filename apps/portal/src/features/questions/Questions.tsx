import { TrackView } from '@forsikring/tracking-consent/react';
import { AccordionItem, AccordionMore, AccordionRoot, Link, Section } from '@forsikring/ui-kit';
import { useAppContext } from '../../platform/AppContext';
import { RouterLink } from '../../platform/navigation/RouterLink';
import { paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';
import { questionsTexts as texts } from './questions.texts';
import './questions.css';

type Question = { title: string; content: string };

const FIRST_COUNT = 3;

/**
 * The distributor's reasons why an insurance may not be in the list
 * (docs/specification/overview.md#questions).
 */
export function Questions() {
  const { readConfig } = useAppContext();
  const andreForsikringer = readConfig('distributor.andreForsikringer') ?? [];
  const questions = readConfig('distributor.oversiktConfig.finnerIkkeForsikring') ?? [];
  const track = useClickTracking();
  if (questions.length === 0 && andreForsikringer.length === 0) return null;

  // A button that shows only one more question would take as much room as that question.
  const first = questions.length === FIRST_COUNT + 1 ? questions.length : FIRST_COUNT;
  const items = (some: Question[]) =>
    some.map(({ title, content }) => (
      <AccordionItem
        key={title}
        heading={title}
        onOpenChange={(open) => open && track('knapp', texts.heading, 'sporsmal')}
      >
        <p className="question-answer">{content}</p>
      </AccordionItem>
    ));
  return (
    <TrackView komponent={texts.heading}>
      <Section className="questions" heading={texts.heading}>
        {questions.length > 0 && (
          <AccordionRoot headingLevel={3} multiple>
            {items(questions.slice(0, first))}
            {questions.length > first && (
              <AccordionMore
                texts={texts.more}
                onOpenChange={(_open, { reason }) => {
                  if (reason === 'trigger-press')
                    track('knapp', 'Flere spørsmål', 'sporsmal-flere');
                }}
              >
                {items(questions.slice(first))}
              </AccordionMore>
            )}
          </AccordionRoot>
        )}
        {andreForsikringer.length > 0 && (
          <p className="questions-others">
            {texts.otherInsurances.before}
            <Link
              render={<RouterLink to={paths.otherInsurances} />}
              onClick={() => track('lenke', 'Andre forsikringer', 'andre-forsikringer')}
            >
              {texts.otherInsurances.link}
            </Link>
            .
          </p>
        )}
      </Section>
    </TrackView>
  );
}
