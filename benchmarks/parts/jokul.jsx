/** Jøkul, with its styles. Its expandable panels are the nearest to accordion items. */
import '@fremtind/jokul/styles/styles.min.css';
import { ExpandablePanel, Expander } from '@fremtind/jokul/expander';
import { Feedback, PRESETS } from '@fremtind/jokul/feedback';
import { ToastProvider, useToast } from '@fremtind/jokul/toast';
import { Tooltip, TooltipContent, TooltipTrigger } from '@fremtind/jokul/tooltip';
import { focusTrigger, list, mount, offer, press } from './page.jsx';

let add;

function ToastCaller() {
  add = useToast().add;
  return null;
}

const toasts = () =>
  mount(
    <ToastProvider>
      <ToastCaller />
    </ToastProvider>,
  );

function addToasts(count) {
  for (let at = 0; at < count; at += 1) add(`Lagret ${at}`);
}

const tooltip = (text) => (
  <Tooltip key={text}>
    <TooltipTrigger>
      <button type="button">{text}</button>
    </TooltipTrigger>
    <TooltipContent>Lastes ned</TooltipContent>
  </Tooltip>
);

const items = () =>
  mount(
    list(50, (at) => (
      <ExpandablePanel key={at}>
        <Expander>{`Spørsmål ${at}`}</Expander>
        <ExpandablePanel.Content>{`Svar ${at}`}</ExpandablePanel.Content>
      </ExpandablePanel>
    )),
  );

const feedbacks = (count) =>
  mount(list(count, (at) => <Feedback key={at} {...PRESETS.Smileys} onSubmit={() => {}} />));

offer({
  '5 toasts': { prepare: toasts, act: () => addToasts(5), shows: ['.jkl-toast', 5] },
  'burst of 100 toasts': { prepare: toasts, act: () => addToasts(100), shows: ['.jkl-toast', 5] },
  'mount 100 tooltip triggers': {
    act: () => mount(list(100, (at) => tooltip(`Vilkår ${at}`))),
    shows: ['button', 100],
  },
  'open one tooltip': {
    prepare: () => mount(tooltip('Vilkår')),
    act: focusTrigger,
    shows: ['.jkl-tooltip-content', 1],
  },
  'mount 50 accordion items': { act: items, shows: ['summary', 50] },
  'toggle one accordion item': {
    prepare: items,
    act: () => press('summary', 20),
    shows: ['details[open]', 1],
  },
  'mount 20 feedbacks': { act: () => feedbacks(20), shows: ['.jkl-feedback', 20] },
  'choose a face': {
    prepare: () => feedbacks(1),
    act: () => press('input', 3),
    shows: ['textarea', 1],
  },
});
