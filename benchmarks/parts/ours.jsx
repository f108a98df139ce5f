/** ui-kit and feedback-widget, as they are published. */
import '../../packages/feedback-widget/dist/styles.css';
import '../../packages/ui-kit/dist/styles.css';
import { Feedback } from '../../packages/feedback-widget/dist/index.js';
import {
  AccordionItem,
  AccordionRoot,
  createToastQueue,
  ToastProvider,
  Tooltip,
} from '../../packages/ui-kit/dist/index.js';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

let queue;

function toasts() {
  queue = createToastQueue({ limit: 5 });
  mount(<ToastProvider queue={queue} />);
}

function addToasts(count) {
  for (let at = 0; at < count; at += 1) queue.add({ content: `Lagret ${at}` });
}

const tooltip = (text) => (
  <Tooltip key={text} content="Lastes ned">
    <button type="button">{text}</button>
  </Tooltip>
);

const items = () =>
  mount(
    <AccordionRoot headingLevel={3}>
      {list(50, (at) => (
        <AccordionItem key={at} heading={`Spørsmål ${at}`}>
          {`Svar ${at}`}
        </AccordionItem>
      ))}
    </AccordionRoot>,
  );

const feedbacks = (count) =>
  mount(list(count, (at) => <Feedback key={at} onSubmit={() => {}} submitOnLeave={false} />));

offer({
  '5 toasts': { prepare: toasts, act: () => addToasts(5), shows: ['.ui-toast', 5] },
  'burst of 100 toasts': { prepare: toasts, act: () => addToasts(100), shows: ['.ui-toast', 5] },
  'mount 100 tooltip triggers': {
    act: () => mount(list(100, (at) => tooltip(`Vilkår ${at}`))),
    shows: ['button[aria-describedby]', 100],
  },
  'open one tooltip': {
    prepare: () => mount(tooltip('Vilkår')),
    act: focusTrigger,
    shows: ['.ui-tooltip:popover-open', 1],
  },
  'mount 50 accordion items': { act: items, shows: ['summary', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('summary', 20),
    shows: ['details[open]', 1],
  },
  'mount 20 feedbacks': { act: () => feedbacks(20), shows: ['fieldset', 20] },
  'choose a face': {
    prepare: () => feedbacks(1),
    act: () => press('input', 3),
    shows: ['textarea', 1],
  },
});
