import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode, useId, useRef } from 'react';
import { renderPart } from '../internals/renderElement';
import { warnWithoutStyles } from '../internals/warnOnce';
import { useWide } from './useWide';

/** Props of `Table`; the rest goes to the `<table>`. */
export interface TableProps extends ComponentProps<'table'> {
  /** The caption: what the table shows. Names the table, and the region in which it scrolls. */
  caption: ReactNode;
  /** Whether only screen readers get the caption, because a heading says the same. @default false */
  captionHidden?: boolean | undefined;
}

/**
 * Data in rows and columns. A table that is too wide scrolls in a region of its own that the keyboard reaches; the page
 * never scrolls sideways (WCAG 2.2, 1.4.10).
 */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(
  { caption, captionHidden = false, children, className, ...rest },
  ref,
) {
  if (process.env.NODE_ENV === 'development') warnWithoutStyles();
  const frame = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const wide = useWide(frame);
  const region = wide && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId };

  return (
    <div className="ui-table-frame" ref={frame} {...region}>
      <table {...rest} ref={ref} className={clsx('ui-table', className)}>
        <caption
          id={captionId}
          className={captionHidden ? 'ui-visually-hidden' : 'ui-table-caption'}
        >
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
});

/** Props of `TableHeader`; the rest goes to the `<th>`. */
export interface TableHeaderProps extends ComponentProps<'th'> {
  /** Whether the cell is the heading of a column or a row. @default 'col' */
  scope?: 'col' | 'row' | undefined;
  /** Whether the cell is the heading of numbers, which are aligned to the end. @default false */
  numeric?: boolean | undefined;
}

/**
 * The heading of a column or a row.
 * @attribute data-numeric The cell contains numbers, which are aligned to the end.
 */
export const TableHeader = forwardRef<HTMLTableCellElement, TableHeaderProps>(function TableHeader(
  { scope = 'col', numeric, ...rest },
  ref,
) {
  return renderPart('th', { ...rest, ref }, { scope, className: 'ui-table-header' }, { numeric });
});

/** Props of `TableCell`; the rest goes to the `<td>`. */
export interface TableCellProps extends ComponentProps<'td'> {
  /** Whether the cell contains a number: aligned to the end, digits under digits. @default false */
  numeric?: boolean | undefined;
}

/**
 * One piece of data.
 * @attribute data-numeric The cell contains numbers, which are aligned to the end.
 */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(
  { numeric, ...rest },
  ref,
) {
  return renderPart('td', { ...rest, ref }, { className: 'ui-table-cell' }, { numeric });
});
