import { TextField } from '../../text-field/TextField';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: <TextField label="Mobilnummer" description="Åtte siffer" type="tel" />,
      doText: 'The label is always in sight, and so is the help.',
      dont: <TextField label="Telefon" placeholder="Mobilnummer, åtte siffer" />,
      dontText: 'Help in the placeholder disappears when it is needed.',
    },
    {
      do: (
        <TextField
          label="E-post"
          defaultValue="kari@"
          error="Skriv inn hele e-postadressen, for eksempel navn@firma.no"
        />
      ),
      doText: 'The error says how to correct it.',
      dont: <TextField label="E-post" defaultValue="kari@" error="Ugyldig verdi" />,
      dontText: 'An error that blames, and does not help.',
    },
  ],
  example: (
    <TextField
      label="Kilometerstand"
      description="Du finner den på dashbordet."
      suffix="km"
      error="Skriv inn kilometerstanden med tall"
      optional
    />
  ),
  elements: {
    'text-field': 'The field with all of its elements.',
    'field-label': 'What is asked for.',
    'field-optional': 'Marks what may be left empty. What has no mark must be filled in.',
    'field-description': 'Help that everybody can read.',
    'text-field-line': 'The control with its prefix and suffix.',
    'field-control': 'What is typed. Its width tells how long the answer is.',
    'text-field-affix': 'A sign or a unit.',
    'field-error': 'What is wrong, and how to correct it.',
  },
  states: {
    Empty: <TextField label="E-post" />,
    Filled: <TextField label="E-post" defaultValue="kari@bank.example" />,
    Error: <TextField label="E-post" error="Skriv inn e-postadressen din" />,
    'Read only': <TextField label="E-post" readOnly defaultValue="kari@bank.example" />,
    Disabled: <TextField label="E-post" disabled />,
  },
  accessibility: [
    'Label, description, unit and error belong to the field: a screen reader reads all of them.',
    'The error is announced when it comes. Show it when the person leaves the field or sends the form.',
    'Set `autoComplete` (WCAG 2.2, 1.3.5) and `type` or `inputMode`.',
  ],
  content: [
    'The label is a noun without a colon: `Mobilnummer`.',
    'The error is an instruction: `Skriv inn mobilnummeret med åtte siffer`.',
  ],
};
