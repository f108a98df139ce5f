import { Radio } from '../../radio-group/Radio';
import { RadioGroup } from '../../radio-group/RadioGroup';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <RadioGroup legend="Hvordan vil du betale?">
          <Radio value="maaned">Hver måned</Radio>
          <Radio value="aar">En gang i året</Radio>
        </RadioGroup>
      ),
      doText: 'A whole question, and answers that can be told apart.',
      dont: (
        <RadioGroup legend="Betaling">
          <Radio value="ja">Ja</Radio>
          <Radio value="nei">Nei</Radio>
        </RadioGroup>
      ),
      dontText: 'A word that is no question: Ja to what?',
    },
    {
      do: (
        <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal">
          <Radio value="ja">Ja</Radio>
          <Radio value="nei">Nei</Radio>
        </RadioGroup>
      ),
      doText: 'A consent begins without an answer.',
      dont: (
        <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal" defaultValue="ja">
          <Radio value="ja">Ja</Radio>
          <Radio value="nei">Nei</Radio>
        </RadioGroup>
      ),
      dontText: 'A consent that somebody else has given.',
    },
  ],
  example: (
    <RadioGroup
      legend="Hvordan vil du betale?"
      description="Du kan endre det senere."
      error="Velg hvordan du vil betale"
    >
      <Radio value="maaned">Hver måned</Radio>
      <Radio value="aar">En gang i året</Radio>
    </RadioGroup>
  ),
  elements: {
    'radio-group': 'The question with its answers.',
    'field-label': 'The question.',
    'field-description': 'Help that everybody can read.',
    'radio-group-choices': 'The answers, in a column or a row.',
    radio: 'One answer.',
    'choice-mark': 'The circle.',
    'field-error': 'What is wrong, and how to correct it.',
  },
  states: {
    'Not chosen': (
      <RadioGroup legend="Betaling">
        <Radio value="aar">En gang i året</Radio>
      </RadioGroup>
    ),
    Chosen: (
      <RadioGroup legend="Betaling" defaultValue="aar">
        <Radio value="aar">En gang i året</Radio>
      </RadioGroup>
    ),
    Error: (
      <RadioGroup legend="Betaling" error="Velg betaling">
        <Radio value="aar">En gang i året</Radio>
      </RadioGroup>
    ),
  },
  accessibility: [
    'Tab moves to the group, the arrow keys choose an answer.',
    'A screen reader reads the question before the first answer.',
  ],
  content: [
    'The question ends with a question mark. Answers have no full stop.',
    'Answers are of the same form: all verbs, or all nouns.',
  ],
};
