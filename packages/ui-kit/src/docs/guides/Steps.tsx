import { Step } from '../../steps/Step';
import { Steps } from '../../steps/Steps';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <Steps current={2} aria-label="Bestillingen din">
          <Step>Bestilt</Step>
          <Step>Bekreftes på e-post</Step>
          <Step>I oversikten</Step>
        </Steps>
      ),
      doText: 'Each step is named by its result.',
      dont: (
        <Steps current={2} aria-label="Steg">
          <Step>Steg 1</Step>
          <Step>Steg 2</Step>
          <Step>Steg 3</Step>
        </Steps>
      ),
      dontText: 'Numbers say nothing about what comes.',
    },
  ],
  example: (
    <Steps current={2} aria-label="Bestillingen din">
      <Step>Bestilt</Step>
      <Step>Bekreftes på e-post</Step>
      <Step>I oversikten</Step>
    </Steps>
  ),
  elements: {
    steps: 'The list.',
    'step-mark': 'A tick for what is complete, a ring for what is under way.',
    'step-name': 'The result of the step.',
  },
  accessibility: [
    'It is an ordered list. Each step says its state in words, and the current one is marked.',
    'Move the focus to the heading of a new page: the steps alone do not tell that it has changed.',
  ],
  content: ['Two to four words: `Bekreftes på e-post`.'],
};
