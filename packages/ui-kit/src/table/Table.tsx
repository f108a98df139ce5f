import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode, useId, useRef } from 'react';
import { renderPart } from '../internals/renderElement';
import { warnWithoutStyles } from '../internals/warnOnce';
import { useWide } from './useWide';

/** Props of `Table`; the rest goes to the `<table>`. */
export interface TableProps extends ComponentProps<'table'> {
  /** What the table shows. Names it, and the region that it scrolls in. */
  caption: ReactNode;
  /** Leaves the caption to screen readers, where a heading says the same. @default false */
  captionHidden?: boolean;
}

/**
 * Data in rows and columns. Too wide for its place, it scrolls in a region of its own that the
 * keyboard reaches; the page never scrolls sideways (WCAG 2.2, 1.4.10).
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
  /** Whether it heads a column or a row. @default 'col' */
  scope?: 'col' | 'row';
  /** Whether it heads numbers, which stand to the end. @default false */
  numeric?: boolean;
}

/**
 * The heading of a column or a row.
 * @attribute data-numeric It contains numbers, which are aligned to the end.
 */
export const TableHeader = forwardRef<HTMLTableCellElement, TableHeaderProps>(function TableHeader(
  { scope = 'col', numeric, ...rest },
  ref,
) {
  return renderPart('th', { ...rest, ref }, { scope, className: 'ui-table-header' }, { numeric });
});

/** Props of `TableCell`; the rest goes to the `<td>`. */
export interface TableCellProps extends ComponentProps<'td'> {
  /** Whether it holds a number: to the end, digits under digits. @default false */
  numeric?: boolean;
}

/**
 * One piece of data.
 * @attribute data-numeric It contains numbers, which are aligned to the end.
 */
export const TableCell = forwardRef<HTMLTableCellElement, TableCellProps>(function TableCell(
  { numeric, ...rest },
  ref,
) {
  return renderPart('td', { ...rest, ref }, { className: 'ui-table-cell' }, { numeric });
});
