import clsx from 'clsx/lite';
import { type ComponentProps, forwardRef, type ReactNode } from 'react';

/** Props of `DescriptionTable`; everything goes to the `<dl>`. */
export type DescriptionTableProps = ComponentProps<'dl'>;

/**
 * Facts about one thing: a name and a value in each row. A `<dl>` that looks like a table: there are no columns to
 * compare, and a screen reader says each name with its value. A form in an open row is not announced as a table cell, and
 * changing `display` on narrow screens does not remove the role, as it does for a `<table>`.
 */
export const DescriptionTable = forwardRef<HTMLDListElement, DescriptionTableProps>(
  function DescriptionTable({ className, ...rest }, ref) {
    return <dl {...rest} ref={ref} className={clsx('ui-description-table', className)} />;
  },
);

/** Props of `DescriptionRow`; the rest goes to the `<div>` around name and value. */
export interface DescriptionRowProps extends ComponentProps<'div'> {
  /** The name of the value, such as 'E-post'. */
  label: ReactNode;
}

/** A value that can only be read. Its children are the value. */
export const DescriptionRow = forwardRef<HTMLDivElement, DescriptionRowProps>(
  function DescriptionRow({ label, children, className, ...rest }, ref) {
    return (
      <div {...rest} ref={ref} className={clsx('ui-description-row', className)}>
        <dt className="ui-description-label">{label}</dt>
        <dd className="ui-description-value">{children}</dd>
      </div>
    );
  },
);
