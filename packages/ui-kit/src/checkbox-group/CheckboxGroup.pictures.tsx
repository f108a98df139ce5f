import { Checkbox } from '../checkbox/Checkbox';
import { CheckboxGroup } from './CheckboxGroup';

export const pairs = [
  {
    do: (
      <CheckboxGroup legend="Hvordan vil du ha varsler?" description="Du kan velge flere.">
        <Checkbox value="epost">E-post</Checkbox>
        <Checkbox value="sms">SMS</Checkbox>
      </CheckboxGroup>
    ),
    dont: (
      <CheckboxGroup legend="Vil du ha varsler?">
        <Checkbox value="ja">Ja</Checkbox>
        <Checkbox value="nei">Nei</Checkbox>
      </CheckboxGroup>
    ),
  },
];

export const anatomy = (
  <CheckboxGroup
    legend="Hvordan vil du ha varsler?"
    description="Du kan velge flere."
    error="Velg hvordan du vil ha varsler"
  >
    <Checkbox value="epost">E-post</Checkbox>
    <Checkbox value="sms">SMS</Checkbox>
  </CheckboxGroup>
);
