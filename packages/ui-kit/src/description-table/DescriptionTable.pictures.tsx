import { TextField } from '../text-field/TextField';
import { DescriptionRow, DescriptionTable } from './DescriptionTable';
import { EditableRow } from './EditableRow';

export const pairs = [
  {
    do: (
      <DescriptionTable>
        <DescriptionRow label="Egenandel">4 000 kroner</DescriptionRow>
        <DescriptionRow label="Gjelder i">Norden</DescriptionRow>
      </DescriptionTable>
    ),
    dont: (
      <DescriptionTable>
        <DescriptionRow label="Kasko">5 200 kr</DescriptionRow>
        <DescriptionRow label="Delkasko">4 100 kr</DescriptionRow>
        <DescriptionRow label="Ansvar">2 300 kr</DescriptionRow>
      </DescriptionTable>
    ),
  },
  {
    do: (
      <DescriptionTable>
        <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
          <TextField label="E-post" />
        </EditableRow>
      </DescriptionTable>
    ),
    dont: <TextField label="E-post" disabled defaultValue="kari@bank.example" />,
  },
];

export const anatomy = (
  <DescriptionTable>
    <DescriptionRow label="Navn">Kari Nordmann</DescriptionRow>
    <EditableRow label="E-post" subject="e-post" value="kari@bank.example">
      <TextField label="E-post" />
    </EditableRow>
  </DescriptionTable>
);
