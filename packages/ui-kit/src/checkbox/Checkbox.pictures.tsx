import { Radio } from '../radio-group/Radio';
import { RadioGroup } from '../radio-group/RadioGroup';
import { Checkbox } from './Checkbox';

export const pairs = [
  {
    do: <Checkbox>Jeg har lest vilkårene</Checkbox>,
    dont: <Checkbox>Vilkår</Checkbox>,
  },
  {
    do: (
      <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal">
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
    ),
    dont: <Checkbox defaultChecked>Ja, jeg vil ha tilbud på e-post</Checkbox>,
  },
];

export const anatomy = (
  <Checkbox description="Du kan endre det når som helst." error="Du må lese vilkårene">
    Jeg har lest vilkårene
  </Checkbox>
);
