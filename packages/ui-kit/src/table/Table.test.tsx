import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { describeConformance } from '../internals/describeConformance';
import { Table, TableCell, TableHeader } from './Table';

const prices = (
  <Table caption="Pris per forsikring">
    <thead>
      <tr>
        <TableHeader>Forsikring</TableHeader>
        <TableHeader numeric>Pris per år</TableHeader>
      </tr>
    </thead>
    <tbody>
      <tr>
        <TableHeader scope="row">Reise</TableHeader>
        <TableCell numeric>1 704 kr</TableCell>
      </tr>
    </tbody>
  </Table>
);

describe('Table', () => {
  describeConformance(<Table caption="Pris per forsikring" />);

  test('is named by its caption, and has headers for its rows and columns', () => {
    render(prices);
    expect(screen.getByRole('table', { name: 'Pris per forsikring' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Pris per år' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Reise' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '1 704 kr' })).toHaveAttribute('data-numeric', '');
    expect(screen.getByRole('columnheader', { name: 'Forsikring' })).not.toHaveAttribute(
      'data-numeric',
    );
  });

  test('is no tab stop while the table fits', () => {
    render(prices);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('TableHeader and TableCell', () => {
  const inRow = ({ children }: { children: ReactNode }) => (
    <table>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
  describeConformance(<TableHeader />, { wrapper: inRow });
  describeConformance(<TableCell />, { wrapper: inRow });
});
