import { Checkbox } from '../../checkbox/Checkbox';
import { Radio } from '../../radio-group/Radio';
import { RadioGroup } from '../../radio-group/RadioGroup';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: <Checkbox>Jeg har lest vilkårene</Checkbox>,
      doText: 'The label is what the person says.',
      dont: <Checkbox>Vilkår</Checkbox>,
      dontText: 'A word: nobody knows what a tick means.',
    },
    {
      do: (
        <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal">
          <Radio value="ja">Ja</Radio>
          <Radio value="nei">Nei</Radio>
        </RadioGroup>
      ),
      doText: 'Where no is an answer as well, both answers can be seen.',
      dont: <Checkbox defaultChecked>Ja, jeg vil ha tilbud på e-post</Checkbox>,
      dontText: 'A consent that is ticked in advance.',
    },
  ],
  example: (
    <Checkbox description="Du kan endre det når som helst." error="Du må lese vilkårene">
      Jeg har lest vilkårene
    </Checkbox>
  ),
  elements: {
    checkbox: 'The field with all of its elements.',
    choice: 'The area that can be pressed: box and label.',
    'choice-mark': 'The box.',
    'choice-label': 'What the person says yes to.',
    'field-description': 'Help that everybody can read.',
    'field-error': 'What is wrong, and how to correct it.',
  },
  states: {
    Empty: <Checkbox>Jeg har lest vilkårene</Checkbox>,
    Ticked: <Checkbox defaultChecked>Jeg har lest vilkårene</Checkbox>,
    'Some of several': <Checkbox indeterminate>Alle forsikringene</Checkbox>,
    Error: <Checkbox error="Du må lese vilkårene">Jeg har lest vilkårene</Checkbox>,
    Disabled: <Checkbox disabled>Jeg har lest vilkårene</Checkbox>,
  },
  accessibility: [
    'Space ticks it. A press on the label does the same.',
    'Description and error belong to the box: a screen reader reads them after the label.',
    '`busy` refuses changes while one is saved, and keeps the focus.',
  ],
  content: [
    'First person, one sentence, no full stop: `Jeg har lest vilkårene`.',
    'An error says what to do: `Du må lese vilkårene før du kjøper`.',
  ],
};
