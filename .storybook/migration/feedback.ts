import type { Peer } from './Peer';

export const feedback: Peer[] = [
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/feedback`)',
    parts: ['`Feedback`', '`Feedback`'],
    props: [
      ['`type="radio"`, `type="smiley"`', '`type`', 'Also `checkbox` and `text`.'],
      ['`label`', '`label`', 'The scale has a default.'],
      ['`options`', '`options`', 'The scale has defaults. `textAreaLabel` is the same.'],
      ['`PRESETS`', '`DoneFeedback`, `FoundFeedback`', 'The scale is `Feedback` without a `type`.'],
      ['`addOnQuestion`', '', 'The text field is always shown after the choice.'],
      ['`helpLabel`, `successMessage`', '`texts`', '`helpText`, `answerThanks`, `closing`.'],
      ['`counter`', '`maxLength`'],
      [
        '`onSubmit(value)`',
        '`onSubmit`',
        'The same three fields and a `submissionId`; return the promise of your delivery.',
      ],
      ['`followup`', '`followup`', '`{ questions, onSubmit }`; its thank-you is in `texts`.'],
      [
        '`contactQuestion`',
        '`contactQuestion`',
        '`{ withPhone, onSubmit }`; its texts are in `texts`.',
      ],
      ['`followup.successMessage`, `contactQuestion.successMessage`', '`texts`'],
      ['`landmarkLabel`', '', 'Put a `<section>` with a name around it.'],
    ],
    differs: [
      'An unsent choice is sent once, also when a phone hides the page.',
      'After a failed delivery the widget shows an error, keeps the text and offers a retry.',
      'A warning appears for personal details, and `redact` can remove them.',
    ],
  },
  {
    from: 'FFE 101 (`@sb1/ffe-feedback-react`)',
    parts: ['`Feedback`', '`DoneFeedback`, `FoundFeedback`, `Feedback`'],
    props: [
      ['`onThumbClick`', '`onSubmit`', '`feedbackValue` is `ja` or `nei`.'],
      ['`onFeedbackSend(text)`', '`onSubmit`', '`message` of the same call.'],
      ['`onFinish`', '', 'Use `onSubmit`.'],
      [
        '`includeConsent`',
        '`contactQuestion`',
        'Asks visitors who want to be contacted for an e-mail address.',
      ],
      ['`headingLevel`', '`headingLevel`'],
      ['`headingLookLike`', '', 'Set by CSS.'],
      ['`locale`', '`language`', 'An object: `nb`, `nn` or `en`.'],
      ['`texts`', '`texts`', 'All of them.'],
      ['`contactLink`', '', 'Put a link beside the widget.'],
      ['`bgColor`', '', 'Set by its `--feedback-*` properties.'],
    ],
    differs: ['A choice and its text are one submission, not two calls.'],
  },
];
