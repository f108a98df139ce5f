import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';

export const pairs = [
  {
    do: (
      <RadioGroup legend="Hvordan vil du betale?">
        <Radio value="maaned">Hver måned</Radio>
        <Radio value="aar">En gang i året</Radio>
      </RadioGroup>
    ),
    dont: (
      <RadioGroup legend="Betaling">
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
    ),
  },
  {
    do: (
      <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal">
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
    ),
    dont: (
      <RadioGroup legend="Vil du ha tilbud på e-post?" orientation="horizontal" defaultValue="ja">
        <Radio value="ja">Ja</Radio>
        <Radio value="nei">Nei</Radio>
      </RadioGroup>
    ),
  },
];

export const anatomy = (
  <RadioGroup
    legend="Hvordan vil du betale?"
    description="Du kan endre det senere."
    error="Velg hvordan du vil betale"
  >
    <Radio value="maaned">Hver måned</Radio>
    <Radio value="aar">En gang i året</Radio>
  </RadioGroup>
);
