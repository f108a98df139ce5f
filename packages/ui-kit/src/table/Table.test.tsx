import { act, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
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

  test('keeps its name with `captionHidden`', () => {
    render(<Table caption="Pris per forsikring" captionHidden />);
    expect(screen.getByRole('table', { name: 'Pris per forsikring' })).toBeInTheDocument();
  });

  test('is no tab stop while it fits', () => {
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

  test('leaves no observer after 100 mounts and unmounts', () => {
    vi.stubGlobal('ResizeObserver', Observer);
    const { rerender } = render(null, { wrapper: StrictMode });
    for (let round = 0; round < 100; round += 1) {
      rerender(<Table key={round} caption="Pris per forsikring" />);
    }
    expect(Observer.live.size).toBe(1);
    rerender(null);
    expect(Observer.live.size).toBe(0);
  });
});

describe('TableHeader and TableCell', () => {
  test('take attributes, a ref and a class', () => {
    const header = createRef<HTMLTableCellElement>();
    const cell = createRef<HTMLTableCellElement>();
    render(
      <Table caption="Pris per forsikring">
        <tbody>
          <tr>
            <TableHeader ref={header} id="forsikring" className="mitt-hode" />
            <TableCell ref={cell} colSpan={2} className="min-celle" />
          </tr>
        </tbody>
      </Table>,
    );
    expect(header.current).toBe(screen.getByRole('columnheader'));
    expect(header.current).toHaveAttribute('id', 'forsikring');
    expect(header.current).toHaveClass('ui-table-header', 'mitt-hode');
    expect(cell.current).toBe(screen.getByRole('cell'));
    expect(cell.current).toHaveAttribute('colspan', '2');
    expect(cell.current).toHaveClass('ui-table-cell', 'min-celle');
  });
});
