import { TextArea } from '../../text-area/TextArea';
import { TextField } from '../../text-field/TextField';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <TextArea
          label="Hva skjedde?"
          description="Ikke skriv fødselsnummer."
          maxCharacters={500}
          rows={3}
        />
      ),
      doText: 'As many rows as a usual answer takes, and the limit in sight.',
      dont: <TextField label="Hva skjedde?" placeholder="Beskriv skaden med egne ord" />,
      dontText: 'One line for a long answer, and help that disappears when one types.',
    },
  ],
  example: (
    <TextArea
      label="Hva skjedde?"
      description="Ikke skriv fødselsnummer."
      error="Skriv inn hva som skjedde"
      maxCharacters={500}
      rows={2}
    />
  ),
  elements: {
    'text-area': 'The field with all of its elements.',
    'field-label': 'What is asked for.',
    'field-description': 'Help that everybody can read.',
    'field-control': 'The text. It grows with a longer one.',
    'text-area-counter': 'How much is left, or how much too long it is.',
    'field-error': 'What is wrong, and how to correct it.',
  },
  states: {
    Empty: <TextArea label="Hva skjedde?" rows={2} />,
    Error: <TextArea label="Hva skjedde?" rows={2} error="Skriv inn hva som skjedde" />,
  },
  accessibility: [
    'The counter is read out when typing pauses, not at each letter.',
    'The text is never cut: people see how much too long it is.',
  ],
  content: [
    'Ask a question: `Hva skjedde?`.',
    'Say in the description what must not be written, such as national id numbers.',
  ],
};
