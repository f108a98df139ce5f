import { Table, TableCell, TableHeader } from './Table';

const table = (numeric: boolean) => (
  <Table caption="Pris per måned">
    <thead>
      <tr>
        <TableHeader>Dekning</TableHeader>
        <TableHeader numeric={numeric}>Pris</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">Kasko</TableHeader>
        <TableCell numeric={numeric}>1 520 kr</TableCell>
      </tr>
      <tr>
        <TableHeader scope="row">Ansvar</TableHeader>
        <TableCell numeric={numeric}>230 kr</TableCell>
      </tr>
    </tbody>
  </Table>
);

export const pairs = [
  {
    do: table(true),
    dont: table(false),
  },
];

export const anatomy = table(true);
