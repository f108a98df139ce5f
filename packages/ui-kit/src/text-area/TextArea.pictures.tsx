import { TextField } from '../text-field/TextField';
import { TextArea } from './TextArea';

export const pairs = [
  {
    do: (
      <TextArea
        label="Hva skjedde?"
        description="Ikke skriv fødselsnummer."
        maxCharacters={500}
        rows={3}
      />
    ),
    dont: <TextField label="Hva skjedde?" placeholder="Beskriv skaden med egne ord" />,
  },
];

export const anatomy = (
  <TextArea
    label="Hva skjedde?"
    description="Ikke skriv fødselsnummer."
    error="Skriv inn hva som skjedde"
    maxCharacters={500}
    rows={2}
  />
);
