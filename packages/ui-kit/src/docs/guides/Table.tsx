import { Table, TableCell, TableHeader } from '../../table/Table';
import type { Guide } from './Guide';

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

export const guide: Guide = {
  pairs: [
    {
      do: table(true),
      doText: '`numeric` puts digits under digits.',
      dont: table(false),
      dontText: 'Amounts at the start of their column cannot be compared.',
    },
  ],
  example: table(true),
  elements: {
    'table-caption': 'What the table shows.',
    'table-frame': 'Scrolls where the table is too wide.',
  },
  accessibility: [
    'The caption is the name of the table. Each row begins with a `TableHeader scope="row"`.',
    'A table that is too wide takes the focus, and the arrow keys scroll it.',
  ],
  content: ['Headings of one or two words. The unit stands in the cell: `1 520 kr`.'],
};
