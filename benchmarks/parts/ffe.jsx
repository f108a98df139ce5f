/** FFE, with its styles. Its feedback has two thumbs, not five faces. It has no toasts and no tooltips. */
import '@sb1/ffe-core/css/ffe.css';
import '@sb1/ffe-accordion/css/ffe-accordion.css';
import '@sb1/ffe-buttons/css/buttons.css';
import '@sb1/ffe-collapse-react/css/collapse.css';
import '@sb1/ffe-feedback/css/feedback.css';
import '@sb1/ffe-form/css/form.css';
import '@sb1/ffe-icons/css/ffe-icons.css';
import { Accordion, AccordionItem } from '@sb1/ffe-accordion-react';
import { Feedback } from '@sb1/ffe-feedback-react';
import { list, mount, offer, press } from './page.jsx';

const items = () =>
  mount(
    <Accordion headingLevel={3}>
      {list(50, (at) => (
        <AccordionItem key={at} heading={`Spørsmål ${at}`}>
          {`Svar ${at}`}
        </AccordionItem>
      ))}
    </Accordion>,
  );

const texts = { feedbackNotSentHeading: 'Hvor fornøyd er du med denne nettsiden?' };
const feedbacks = (count) =>
  mount(
    list(count, (at) => (
      <Feedback key={at} texts={texts} onThumbClick={() => {}} onFeedbackSend={() => {}} />
    )),
  );

offer({
  'mount 50 accordion items': { act: items, shows: ['[aria-expanded]', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('[aria-expanded]', 20),
    shows: ['[aria-expanded=true]', 1],
  },
  'mount 20 feedbacks': { act: () => feedbacks(20), shows: ['.ffe-feedback', 20] },
  'choose a face': {
    prepare: () => feedbacks(1),
    act: () => press('.ffe-feedback button', 1),
    shows: ['textarea', 1],
  },
});
