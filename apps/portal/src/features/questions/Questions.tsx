import { TrackView } from '@forsikring/tracking-consent/react';
import { AccordionItem, AccordionMore, AccordionRoot, Link, Section } from '@forsikring/ui-kit';
import { Link as RouterLink } from 'react-router-dom';
import { useOtherInsurances } from '../../domain/useOtherInsurances';
import { useAppContext } from '../../platform/AppContext';
import { paths } from '../../platform/paths';
import { useClickTracking } from '../../platform/tracking/useClickTracking';

type Question = { title: string; content: string };

const HEADING = 'Finner du ikke forsikringene dine?';
const MORE_TEXTS = { show: 'Vis flere spørsmål', hide: 'Skjul flere spørsmål' };
const FIRST_COUNT = 3;

/**
 * The distributor's reasons why an insurance may not be in the list
 * (docs/specification/overview.md#questions).
 */
export function Questions() {
  const { readConfig } = useAppContext();
  const andreForsikringer = useOtherInsurances();
  const questions =
    readConfig(
      'distributor.oversiktConfig.finnerIkkeForsikring',
      (config) => config.distributor?.oversiktConfig?.finnerIkkeForsikring,
    ) ?? [];
  const track = useClickTracking();
  if (questions.length === 0 && andreForsikringer.length === 0) return null;

  // A button that shows only one more question would take as much room as that question.
  const first = questions.length === FIRST_COUNT + 1 ? questions.length : FIRST_COUNT;
  const items = (some: Question[]) =>
    some.map(({ title, content }) => (
      <AccordionItem
        key={title}
        heading={title}
        onOpenChange={(open) => open && track('knapp', HEADING, 'sporsmal')}
      >
        <p className="question-answer">{content}</p>
      </AccordionItem>
    ));
  return (
    <TrackView komponent={HEADING}>
      <Section heading={HEADING}>
        {questions.length > 0 && (
          <AccordionRoot headingLevel={3} multiple className="questions">
            {items(questions.slice(0, first))}
            {questions.length > first && (
              <AccordionMore
                texts={MORE_TEXTS}
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
            Du kan også ha{' '}
            <Link
              render={<RouterLink to={paths.otherInsurances} />}
              onClick={() => track('lenke', 'Andre forsikringer', 'andre-forsikringer')}
            >
              forsikringer gjennom kort, program, arbeidsgiver eller forbund
            </Link>
            .
          </p>
        )}
      </Section>
    </TrackView>
  );
}
