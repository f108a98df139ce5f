import type { Peer } from './Peer';

export const feedback: Peer[] = [
  {
    from: 'Jøkul 1.2 (`@fremtind/jokul/feedback`)',
    parts: ['`Feedback`', '`Feedback`'],
    props: [
      ['`type="radio"`, `type="smiley"`', '`type`', '`checkbox` and `text` too.'],
      ['`label`', '`label`', 'The scale brings its own.'],
      ['`options`', '`options`', 'The scale brings its own. `textAreaLabel` is the same.'],
      ['`PRESETS`', '`DoneFeedback`, `FoundFeedback`', 'The scale is `Feedback` without a `type`.'],
      ['`addOnQuestion`', '', 'The text is always asked for, after the choice.'],
      ['`helpLabel`, `successMessage`', '`texts`', '`helpText`, `answerThanks`, `closing`.'],
      ['`counter`', '`maxLength`'],
      [
        '`onSubmit(value)`',
        '`onSubmit`',
        'The same three fields and a `submissionId`; return the promise of your delivery.',
      ],
      ['`followup`', '`followup`', '`{ questions, onSubmit }`; its thanks are in `texts`.'],
      [
        '`contactQuestion`',
        '`contactQuestion`',
        '`{ withPhone, onSubmit }`; its words are in `texts`.',
      ],
      ['`followup.successMessage`, `contactQuestion.successMessage`', '`texts`'],
      ['`landmarkLabel`', '', 'Put a `<section>` with a name around it.'],
    ],
    differs: [
      'What is chosen and not sent goes out when a phone puts the page away, too, and never twice.',
      'A delivery that fails says so, keeps the text and offers another try.',
      'What looks like personal details is warned of, and `redact` can take it out.',
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
        'Asks for an address, of those who want to be contacted.',
      ],
      ['`headingLevel`', '`headingLevel`'],
      ['`headingLookLike`', '', 'By CSS.'],
      ['`locale`', '`language`', 'An object: `nb`, `nn` or `en`.'],
      ['`texts`', '`texts`', 'All of them.'],
      ['`contactLink`', '', 'Put a link beside the widget.'],
      ['`bgColor`', '', 'By its `--feedback-*` properties.'],
    ],
    differs: ['A choice and its text are one answer, not two calls.'],
  },
];
