import { DateField } from './DateField';

export const pairs = [
  {
    do: (
      <DateField
        label="Når skjedde skaden?"
        description="Dag, måned og år, med eller uten punktum"
      />
    ),
    dont: <DateField label="Når skjedde skaden?" placeholder="dd.mm.åååå" />,
  },
];

export const anatomy = (
  <DateField
    label="Når skjedde skaden?"
    description="Dag, måned og år, med eller uten punktum"
    error="Skriv datoen for skaden"
    optional
  />
);
