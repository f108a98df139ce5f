import { act, render, screen } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('Table too wide for its place', () => {
  /** jsdom lays nothing out: the widths are given, and the observer is told by hand. */
  class Observer implements ResizeObserver {
    static live = new Set<Observer>();
    constructor(readonly tell: () => void) {
      Observer.live.add(this);
    }
    observe = () => {};
    unobserve = () => {};
    disconnect = () => void Observer.live.delete(this);
  }
  const layOut = (scrollWidth: number) => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    act(() => {
      for (const { tell } of Observer.live) tell();
    });
  };
  afterEach(() => void vi.unstubAllGlobals());

  test('scrolls in a named region that the keyboard reaches, while it is too wide', () => {
    vi.stubGlobal('ResizeObserver', Observer);
    render(prices, { wrapper: StrictMode });
    layOut(600);
    const region = screen.getByRole('region', { name: 'Pris per forsikring' });
    expect(region).toHaveAttribute('tabindex', '0');
    layOut(320);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('table').parentElement).not.toHaveAttribute('tabindex');
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
