import { DescriptionRow, DescriptionTable } from '../../description-table/DescriptionTable';
import { EditableRow } from '../../description-table/EditableRow';
import { TextField } from '../../text-field/TextField';
import type { Guide } from './Guide';

export const guide: Guide = {
  pairs: [
    {
      do: (
        <DescriptionTable>
          <DescriptionRow label="Egenandel">4 000 kroner</DescriptionRow>
          <DescriptionRow label="Gjelder i">Norden</DescriptionRow>
        </DescriptionTable>
      ),
      doText: 'Facts about one thing: a name and a value.',
      dont: (
        <DescriptionTable>
          <DescriptionRow label="Kasko">5 200 kr</DescriptionRow>
          <DescriptionRow label="Delkasko">4 100 kr</DescriptionRow>
          <DescriptionRow label="Ansvar">2 300 kr</DescriptionRow>
        </DescriptionTable>
      ),
      dontText: 'Figures of several things that are compared: that is a `Table`.',
    },
    {
      do: (
        <DescriptionTable>
          <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
            <TextField label="E-post" />
          </EditableRow>
        </DescriptionTable>
      ),
      doText: 'Edited in its place: the row opens, the rest of the page stays.',
      dont: <TextField label="E-post" disabled defaultValue="kari@bank.example" />,
      dontText: 'A disabled field for a value that is only read.',
    },
  ],
  example: (
    <DescriptionTable>
      <DescriptionRow label="Navn">Kari Nordmann</DescriptionRow>
      <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
        <TextField label="E-post" />
      </EditableRow>
    </DescriptionTable>
  ),
  elements: {
    'description-table': 'The list of facts: a `<dl>`.',
    'description-row': 'One fact.',
    'description-label': 'Its name.',
    'description-value': 'Its value.',
    'description-toggle': "The button that opens the row: 'Endre', with the subject in its name.",
    'description-panel': 'The form of an open row.',
  },
  states: {
    'Can be changed': (
      <DescriptionTable>
        <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
          <TextField label="E-post" />
        </EditableRow>
      </DescriptionTable>
    ),
  },
  accessibility: [
    "The button is called 'Endre e-post': voice control and screen readers hear what is changed.",
    'Opening moves the focus to the first field; saving moves it back to the button.',
    'Escape and a press elsewhere do not throw away what was typed.',
  ],
  content: [
    'Labels are nouns without a colon: `Egenandel`, `Betalingsmåte`.',
    'Write amounts with a space and a unit: `4 000 kroner`, `189 kr/md`.',
  ],
};
