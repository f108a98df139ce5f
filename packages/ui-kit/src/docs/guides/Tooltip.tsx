import { Button } from '../../button/Button';
import { Tooltip } from '../../tooltip/Tooltip';
import type { Guide } from './Guide';

const cross = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
    <path d="M6 6l12 12M18 6 6 18" />
  </svg>
);

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Tooltip content="Slett tilbud">
          <Button variant="secondary" iconOnly>
            {cross}
          </Button>
        </Tooltip>
      ),
      doText: 'It names an icon. People can do without it.',
      dont: (
        <Tooltip content="Du må betale i dag for at forsikringen skal gjelde">
          <Button>Kjøp</Button>
        </Tooltip>
      ),
      dontText: 'Something that everybody must know: touch users never see it.',
    },
  ],
  elements: {
    'tooltip-trigger': 'The plain button, where you give it text alone.',
    tooltip: 'The surface, beside its trigger.',
    'tooltip-text': 'A few words.',
  },
  states: {
    Trigger: (
      <Tooltip content="Slett tilbud">
        <Button variant="secondary" iconOnly>
          {cross}
        </Button>
      </Tooltip>
    ),
  },
  accessibility: [
    'It opens by pointing and by the focus, and Escape closes it (WCAG 2.2, 1.4.13).',
    'It is the name of a button with an icon alone, and the description of other controls.',
  ],
  content: ['One line without a full stop: `Lastes ned som PDF`.'],
};
