import { HelpTooltip } from '../../help-tooltip/HelpTooltip';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <p>
          Egenandel{' '}
          <HelpTooltip about="egenandel" defaultOpen>
            Det du betaler selv når du har en skade.
          </HelpTooltip>
        </p>
      ),
      doText: 'Right after the word that it explains, in a sentence or two.',
      dont: (
        <p>
          Kjøp forsikring{' '}
          <HelpTooltip about="kjøp" defaultOpen>
            Du må betale i dag for at forsikringen skal gjelde.
          </HelpTooltip>
        </p>
      ),
      dontText: 'Something that everybody must know before they go on.',
    },
  ],
  example: (
    <p>
      Egenandel{' '}
      <HelpTooltip about="egenandel" defaultOpen>
        Det du betaler selv når du har en skade.
      </HelpTooltip>
    </p>
  ),
  states: {
    Closed: (
      <span>
        Egenandel <HelpTooltip about="egenandel">Det du betaler selv.</HelpTooltip>
      </span>
    ),
  },
  accessibility: [
    'It works with mouse, touch and keyboard: it opens by a press, not by pointing.',
    'Escape, or a press outside, closes it. A screen reader reads the text when it opens.',
    "`about` makes its name: 'Hjelp om egenandel'.",
  ],
  content: [
    'Begin with what it is: `Det du betaler selv når du har en skade.`',
    'Two or three whole sentences, with full stops. A link may stand last.',
  ],
};
