import { TextField } from './TextField';

export const pairs = [
  {
    do: <TextField label="Mobilnummer" description="Åtte siffer" type="tel" />,
    dont: <TextField label="Telefon" placeholder="Mobilnummer, åtte siffer" />,
  },
  {
    do: (
      <TextField
        label="E-post"
        defaultValue="kari@"
        error="Skriv inn hele e-postadressen, for eksempel navn@firma.no"
      />
    ),
    dont: <TextField label="E-post" defaultValue="kari@" error="Ugyldig verdi" />,
  },
];

export const anatomy = (
  <TextField
    label="Kilometerstand"
    description="Du finner den på dashbordet."
    suffix="km"
    error="Skriv inn kilometerstanden med tall"
    optional
  />
);
